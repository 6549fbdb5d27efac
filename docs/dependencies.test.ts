import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const read = (file: string) => readFileSync(join(import.meta.dirname, "..", file), "utf8");

test("every dependency is listed with its reason", () => {
  const { dependencies, devDependencies } = JSON.parse(read("package.json")) as Record<string, Record<string, string>>;
  const reasons = read("docs/dependencies.md");
  const covered = (name: string) =>
    reasons.includes(`\`${name}\``) || (name.startsWith("@types/") && reasons.includes("`@types/*`"));
  expect(Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !covered(name))).toEqual([]);
});
