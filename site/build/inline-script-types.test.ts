import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { listInlineScripts } from "./list-inline-scripts.harness.ts";

const root = join(import.meta.dirname, "..", "..");

test("every inline script is checked with the globals of the place where it runs", () => {
  const scripts = listInlineScripts();
  expect(scripts).toContain("site/head/head-script.ts");
  const configurations = ["browser", "worker"].map((name) => readFileSync(join(root, `tsconfig.${name}.json`), "utf8"));
  expect(scripts.filter((script) => !configurations.some((text) => text.includes(`"${script}"`)))).toEqual([]);
});
