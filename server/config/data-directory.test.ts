import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import { checkMediaDirectory, prepareDataDirectory } from "./data-directory.ts";

test("a missing folder is created with its parents", () => {
  const folder = temporaryFolder();
  prepareDataDirectory(join(folder, "a", "b"));
  expect(existsSync(join(folder, "a", "b"))).toBe(true);
  prepareDataDirectory(join(folder, "a", "b"));
});

test.runIf(existsSync("/proc")).each(["/proc/x", "/proc/x/y"])(
  "%s cannot be created, which is reported at once",
  (path) => {
    expect(() => prepareDataDirectory(path)).toThrow(/^DATA_DIRECTORY .* cannot be written to \(ENOENT\)/);
  },
);

test("a file in its place is an error", () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "file"), "");
  expect(() => prepareDataDirectory(join(folder, "file", "data"))).toThrow(/^DATA_DIRECTORY .*\(ENOTDIR\)/);
  expect(() => prepareDataDirectory(join(folder, "file"))).toThrow(/^DATA_DIRECTORY /);
});

test("a shared folder that is not mounted is an error, and is not created", () => {
  const folder = join(temporaryFolder(), "media");
  expect(() => checkMediaDirectory(folder)).toThrow(
    /^MEDIA_DIRECTORY .* cannot be written to \(ENOENT\): create or mount/,
  );
  expect(existsSync(folder)).toBe(false);
  checkMediaDirectory(temporaryFolder());
});
