import { statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import { imageKey } from "./image-key.ts";

test("a key is made once, kept, and readable for its owner only", () => {
  const place = temporaryFolder();
  const key = imageKey(undefined, place);
  expect(key).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(imageKey(undefined, place)).toBe(key);
  expect(statSync(join(place, "picture-key")).mode & 0o777).toBe(0o600);
  expect(imageKey(undefined, temporaryFolder())).not.toBe(key);
});

test("a key of the settings is taken as it is, and nothing is written", () => {
  expect(imageKey("set by the operator", "/nowhere")).toBe("set by the operator");
});

test("a file without a key, and a folder that takes none, stop the start", () => {
  const place = temporaryFolder();
  writeFileSync(join(place, "picture-key"), "");
  expect(() => imageKey(undefined, place)).toThrow(/picture-key holds no key: remove it, or set PICTURE_KEY/);
  expect(() => imageKey(undefined, "/nowhere")).toThrow(/cannot be written, or set PICTURE_KEY/);
});
