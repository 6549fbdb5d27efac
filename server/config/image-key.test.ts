import { readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import { readImageKey } from "./image-key.ts";

test("a key is generated once, stored, and readable for its owner only", () => {
  const folder = temporaryFolder();
  const key = readImageKey(undefined, folder);
  expect(key).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(readImageKey(undefined, folder)).toBe(key);
  expect(statSync(join(folder, "picture-key")).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(["picture-key"]);
  expect(readImageKey(undefined, temporaryFolder())).not.toBe(key);
});

test("a key of the settings is used, and nothing is written", () => {
  expect(readImageKey("set by the operator", "/nowhere")).toBe("set by the operator");
});

test("an invalid file and a folder that cannot be written stop the start", () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "picture-key"), "");
  expect(() => readImageKey(undefined, folder)).toThrow(/picture-key is invalid: remove it, or set PICTURE_KEY/);
  expect(() => readImageKey(undefined, "/nowhere")).toThrow(
    /cannot be written: make DATA_DIRECTORY writable, or set PICTURE_KEY/,
  );
});
