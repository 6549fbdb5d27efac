import { tmpdir } from "node:os";
import { join } from "node:path";
import { Stryker } from "@stryker-mutator/core";

// Mutation testing: changes the sources one place at a time and tells which changes no test notices.
//   npm run test:long -- mutants                            all folders below, one after the other (hours)
//   npm run test:long -- mutants contract                   one of them
//   npm run test:long -- mutants server/cache/page-cache.ts one file of them

const folders = [
  "contract",
  "site/product-api",
  "site/http",
  "server/cache",
  "server/http",
  "server/web",
  "backend/accounts",
];

const chosen = process.argv.slice(2);
for (const path of chosen.length > 0 ? chosen : folders) {
  const folder = folders.find((one) => path === one || path.startsWith(`${one}/`));
  if (folder === undefined) throw new Error(`${path} is in none of ${folders.join(", ")}`);
  process.env.MUTANTS_FOLDER = folder; // read by mutants.vitest.config.ts
  const report = `mutants/${folder.replaceAll("/", "-")}`;
  await new Stryker({
    mutate: path === folder ? [`${folder}/**/*.ts`, "!**/*.{test,harness}.ts"] : [path],
    testRunner: "vitest",
    vitest: { configFile: "scripts/test/mutants.vitest.config.ts", related: false, pool: "forks" },
    coverageAnalysis: "perTest",
    concurrency: 1, // many tests measure time
    timeoutMS: 30_000,
    reporters: ["clear-text", "json", "html", "progress-append-only"],
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    jsonReporter: { fileName: `${report}.json` },
    htmlReporter: { fileName: `${report}.html` },
    ignorePatterns: ["/dist", "/.data", "/gallery", "/mutants", "/test-results"],
    tempDirName: join(tmpdir(), "mutants"), // not in the project, whose tools would find every file twice
    allowEmpty: true,
  }).runMutationTest();
}
