import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { cruise, type ICruiseResult } from "dependency-cruiser";
import { expect, test } from "vitest";
import config from "../.dependency-cruiser.mjs";

/** What the files of a project import. */
type Project = Readonly<Record<string, readonly string[]>>;

/** Cruises a project that consists of these files only. */
async function violationsOf(files: Project) {
  const project = mkdtempSync(join(tmpdir(), "imports-"));
  for (const [path, imports] of Object.entries(files)) {
    mkdirSync(join(project, dirname(path)), { recursive: true });
    writeFileSync(join(project, path), imports.map((imported) => `import "${imported}";\n`).join(""));
  }
  const { output } = await cruise(
    ["."],
    { baseDir: project, validate: true, ruleSet: { forbidden: config.forbidden ?? [] }, tsPreCompilationDeps: true },
    { extensions: [".ts", ".tsx"] },
  );
  rmSync(project, { recursive: true });
  return (output as ICruiseResult).summary.violations;
}

const forbidden = [
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
  ["feature → unlisted feature", "site/features/sharing/a.ts", "../post/b.ts", "features-stand-beside-each-other"],
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
] as const;

const targetOf = (from: string, to: string) => join(dirname(from), to);

/** All of them in one project: each import is judged by itself. */
const project: Record<string, string[]> = {};
for (const [, from, to] of forbidden) {
  project[from] = [...(project[from] ?? []), to];
  if (to.startsWith(".") && !to.includes("gone")) project[targetOf(from, to)] ??= [];
}
const violations = await violationsOf(project);

const rulesOf = (from: string, to: string) =>
  violations.flatMap((one) =>
    one.from === from && [to, to.replace("node:", ""), targetOf(from, to)].includes(one.to) ? [one.rule.name] : [],
  );

test.each(forbidden)("%s is forbidden", (_name, from, to, rule) => {
  expect(rulesOf(from, to)).toContain(rule);
});

test("a cycle is forbidden", async () => {
  const cycle = await violationsOf({ "site/a.ts": ["./b.ts"], "site/b.ts": ["./a.ts"] });
  expect(cycle.map(({ rule }) => rule.name)).toContain("no-cycles");
});
