import { readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, it } from "vitest";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import { openMediaFolder } from "./media-folder.ts";

let dataDirectory: string;
beforeEach(() => {
  dataDirectory = temporaryFolder();
});

it("names files by their content and stores each only once", async () => {
  const folder = await openMediaFolder(join(dataDirectory, "media"));
  const source = join(dataDirectory, "source");
  await writeFile(source, "merhaba");
  const name = await folder.addFile(source, "png");
  expect(name).toMatch(/^[0-9a-f]{32}\.png$/);
  expect(await folder.addBytes(Buffer.from("merhaba"), "png")).toBe(name);
  expect(await folder.addBytes(Buffer.from("Merhaba"), "png")).not.toBe(name);
  expect(await readdir(join(dataDirectory, "media"))).toHaveLength(2);
  expect(await folder.has(name)).toBe(true);
  expect(await folder.has("none.png")).toBe(false);
});

it("leaves nothing behind when a file cannot be read", async () => {
  const folder = await openMediaFolder(join(dataDirectory, "media"));
  await expect(folder.addFile(dataDirectory, "png")).rejects.toThrow("EISDIR");
  expect(await readdir(join(dataDirectory, "media"))).toEqual([]);
});
