import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
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
  ["feature → feature", "site/features/post/a.ts", "../ticket/b.ts", "features-stand-beside-each-other"],
  ["feature → layout", "site/features/post/a.ts", "../../layouts/b.ts", "features-know-no-page-and-no-shell"],
  ["ui → feature", "site/ui/a.ts", "../features/post/b.ts", "shared-pieces-know-no-feature"],
  ["ui → product-api", "site/ui/a.ts", "../product-api/b.ts", "ui-gets-everything-as-props"],
  ["product-api → ui", "site/product-api/a.ts", "../ui/b.ts", "product-api-knows-no-page"],
  ["anything → page", "site/layouts/a.ts", "../pages/b.ts", "pages-are-entries"],
  ["contract → site", "contract/a.ts", "../site/b.ts", "contract-stands-alone"],
  ["contract → Node", "contract/a.ts", "node:fs", "contract-needs-only-zod"],
  ["brand → site", "brand/a.ts", "../site/b.ts", "brand-stands-alone"],
  ["server → inside of the site", "server/a.ts", "../site/features/post/b.ts", "server-sees-the-site-by-its-edges"],
  ["server → script", "server/a.ts", "../scripts/b.ts", "server-wires-site-and-backend"],
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
  ["feature → shared feature", "site/features/post/a.ts", "../store-links/b.ts"],
  ["feature → ui", "site/features/post/a.ts", "../../ui/b.ts"],
  ["page → feature", "site/pages/a.ts", "../features/post/b.ts"],
  ["server → product-api", "server/a.ts", "../site/product-api/b.ts"],
  ["server → backend", "server/a.ts", "../backend/b.ts"],
  ["backend → contract", "backend/a.ts", "../contract/b.ts"],
])("%s is allowed", async (_name, from, to) => {
  expect(await brokenRules({ [from]: importing(to), [join(dirname(from), to)]: leaf })).toEqual([]);
});

// dependency-cruiser does not read .astro files; the same rules are held against their imports here.
const astroFiles = globSync("site/**/*.astro", { cwd: join(import.meta.dirname, "..") });

test("there are .astro files to look at", () => {
  expect(astroFiles.length).toBeGreaterThan(5);
});

test.each(astroFiles)("%s imports in the right direction", (file) => {
  const source = readFileSync(join(import.meta.dirname, "..", file), "utf8");
  const imports = [...source.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*["']([#.][^"'?]+)/g)].map(([, path = ""]) =>
    path.startsWith("#") ? path.slice(1) : join(dirname(file), path),
  );
  const broken = imports.flatMap((to) =>
    (config.forbidden ?? []).filter((rule) => forbids(rule as PathRule, file, to)).map(({ name }) => `${name}: ${to}`),
  );
  expect(broken).toEqual([]);
});

/** The part of a rule that looks at paths alone. */
interface PathRule {
  readonly from: { readonly path?: unknown; readonly pathNot?: unknown };
  readonly to: { readonly path?: unknown; readonly pathNot?: unknown };
}

function forbids({ from, to }: PathRule, file: string, target: string): boolean {
  if (typeof from.path !== "string" || typeof to.path !== "string") return false;
  const group = new RegExp(from.path).exec(file);
  if (!group || (from.pathNot && new RegExp(String(from.pathNot)).test(file))) return false;
  const exempt = to.pathNot ? new RegExp(String(to.pathNot).replaceAll("$1", group[1] ?? "")).test(target) : false;
  return new RegExp(to.path).test(target) && !exempt;
}
