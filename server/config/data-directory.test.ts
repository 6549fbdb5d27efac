import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import { prepareDataDirectory } from "./data-directory.ts";

test("is made where it is missing, its parents included", () => {
  const folder = temporaryFolder();
  prepareDataDirectory(join(folder, "a", "b"));
  expect(existsSync(join(folder, "a", "b"))).toBe(true);
  prepareDataDirectory(join(folder, "a", "b"));
});

test.runIf(existsSync("/proc")).each(["/proc/x", "/proc/x/y"])(
  "%s cannot be made, and that is said at once",
  (path) => {
    expect(() => prepareDataDirectory(path)).toThrow(/^DATA_DIRECTORY .* cannot be written to \(ENOENT\)/);
  },
);

test("a file in its place is a fault", () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "file"), "");
  expect(() => prepareDataDirectory(join(folder, "file", "data"))).toThrow(/^DATA_DIRECTORY .*\(ENOTDIR\)/);
  expect(() => prepareDataDirectory(join(folder, "file"))).toThrow(/^DATA_DIRECTORY /);
});
