import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import { expect, onTestFinished, test } from "vitest";
import config from "../.dependency-cruiser.mjs";

/** Cruises a project that consists of these files only. @returns the names of the rules it breaks */
async function brokenRules(files: Record<string, string>): Promise<string[]> {
  const project = mkdtempSync(join(tmpdir(), "imports-"));
  onTestFinished(() => rmSync(project, { recursive: true }));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(project, dirname(path)), { recursive: true });
    writeFileSync(join(project, path), content);
  }
  const { output } = await cruise(
    ["."],
    { baseDir: project, validate: true, ruleSet: { forbidden: config.forbidden ?? [] }, tsPreCompilationDeps: true },
    { extensions: [".ts", ".tsx"] },
  );
  return (output as ICruiseResult).summary.violations.map(({ rule }) => rule.name);
}

const leaf = "export const leaf = 1;\n";
const importing = (path: string) => `import { leaf } from "${path}";\nexport const user = leaf;\n`;

test.each([
  ["site → backend", "site/a.ts", "../backend/b.ts", "site-knows-no-server"],
  ["site → server", "site/a.ts", "../server/b.ts", "site-knows-no-server"],
  ["backend → site", "backend/a.ts", "../site/b.ts", "backend-knows-the-contract"],
  ["backend → locales", "backend/a.ts", "../locales/b.ts", "backend-knows-the-contract"],
  ["contract → site", "contract/a.ts", "../site/b.ts", "contract-stands-alone"],
  ["contract → Node", "contract/a.ts", "node:fs", "contract-needs-only-zod"],
  ["brand → site", "brand/a.ts", "../site/b.ts", "brand-stands-alone"],
  ["locales → site", "locales/a.ts", "../site/b.ts", "locales-stand-alone"],
  ["server → inside of the site", "server/a.ts", "../site/features/post/b.ts", "server-sees-the-site-by-its-edges"],
  ["server → script", "server/a.ts", "../scripts/b.ts", "server-wires-site-and-backend"],
  ["feature → unlisted feature", "site/features/privacy/a.ts", "../post/b.ts", "features-stand-beside-each-other"],
  ["listed feature → another", "site/features/post/a.ts", "../ticket/b.ts", "post-imports-listed-features"],
  ["feature → document", "site/features/post/a.ts", "../../document.ts", "features-layer"],
  ["component → feature", "site/components/a.ts", "../features/post/b.ts", "components-layer"],
  ["component → messages", "site/components/a.ts", "../i18n/b.ts", "components-layer"],
  ["component → product-api", "site/components/a.ts", "../product-api/b.ts", "components-layer"],
  ["product-api → component", "site/product-api/a.ts", "../components/b.ts", "product-api-layer"],
  ["http → head", "site/http/a.ts", "../head/b.ts", "http-layer"],
  ["i18n → feature", "site/i18n/a.ts", "../features/post/b.ts", "i18n-layer"],
  ["head → feature", "site/head/a.ts", "../features/post/b.ts", "head-layer"],
  ["island glue → feature", "site/islands/a.ts", "../features/post/b.tsx", "islands-know-no-feature"],
  ["document → build", "site/document.ts", "./build/b.ts", "build-is-not-in-pages"],
  ["anything → page", "site/document.ts", "./pages/b.ts", "pages-are-entries"],
  ["production → test", "site/a.ts", "./b.test.ts", "no-tests-in-production"],
  ["nothing there", "site/a.ts", "./gone.ts", "no-unresolvable"],
])("%s is forbidden", async (_name, from, to, rule) => {
  const target = join(dirname(from), to);
  const exists = to.startsWith(".") && !to.includes("gone");
  expect(await brokenRules({ [from]: importing(to), ...(exists && { [target]: leaf }) })).toContain(rule);
});

test("a cycle is forbidden", async () => {
  expect(await brokenRules({ "site/a.ts": importing("./b.ts"), "site/b.ts": importing("./a.ts") })).toContain(
    "no-cycles",
  );
});

test.each([
  ["feature → listed feature", "site/features/post/a.ts", "../store-links/b.ts"],
  ["feature → component", "site/features/post/a.ts", "../../components/b.ts"],
  ["feature → types of a page", "site/features/post/a.ts", "../../page.ts"],
  ["list of islands → feature", "site/islands/client-islands.ts", "../features/post/b.tsx"],
  ["page → feature", "site/pages/a.ts", "../features/post/b.ts"],
  ["server → product-api", "server/a.ts", "../site/product-api/b.ts"],
  ["server → backend", "server/a.ts", "../backend/b.ts"],
  ["backend → contract", "backend/a.ts", "../contract/b.ts"],
])("%s is allowed", async (_name, from, to) => {
  expect(await brokenRules({ [from]: importing(to), [join(dirname(from), to)]: leaf })).toEqual([]);
});
