import { readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import { readImageKeys } from "./image-keys.ts";

test("a key is generated once, stored, and readable for its owner only", () => {
  const folder = temporaryFolder();
  const { signing: key, ...others } = readImageKeys(undefined, folder);
  expect(others).toEqual({ valid: [key], lasting: key });
  expect(key).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(readImageKeys(undefined, folder).signing).toBe(key);
  expect(statSync(join(folder, "picture-key")).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(["picture-key"]);
  expect(readImageKeys(undefined, temporaryFolder()).signing).not.toBe(key);
});

test("of the settings, the first key signs, all are valid, and the last one stays; nothing is written", () => {
  const all = (...keys: string[]) => readImageKeys(keys, "/nowhere");
  expect(all("one")).toEqual({ signing: "one", valid: ["one"], lasting: "one" });
  expect(all("old", "new", "old")).toEqual({ signing: "old", valid: ["old", "new"], lasting: "old" });
  expect(all("new", "old")).toEqual({ signing: "new", valid: ["new", "old"], lasting: "old" });
});

test("an invalid file and a folder that cannot be written stop the start", () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, "picture-key"), "");
  expect(() => readImageKeys(undefined, folder)).toThrow(/picture-key is invalid: remove it, or set PICTURE_KEY/);
  expect(() => readImageKeys(undefined, "/nowhere")).toThrow(
    /cannot be written: make DATA_DIRECTORY writable, or set PICTURE_KEY/,
  );
});
