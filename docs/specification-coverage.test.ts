import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

test("every place that the coverage table names exists", () => {
  const root = join(import.meta.dirname, "..");
  const named = [
    ...readFileSync(join(root, "docs/specification-coverage.md"), "utf8").matchAll(/`([\w./-]+\/[\w./-]*)`/g),
  ];
  const missing = named
    .map(([, path = ""]) => path)
    .filter((path) => path !== "/" && !path.startsWith("/") && !existsSync(join(root, path)));
  expect([...new Set(missing)]).toEqual([]);
});
