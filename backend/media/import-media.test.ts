import { mkdir, readdir, readFile, rm, symlink, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type ContentFolder, createContentFolder, solidImage } from "#backend/content/content.harness.ts";
import { importMedia } from "./import-media.ts";
import { type MediaFolder, openMediaFolder } from "./media-folder.ts";

let content: ContentFolder;
let folder: MediaFolder;
beforeEach(async () => {
  content = await createContentFolder();
  folder = await openMediaFolder(join(content.dataDirectory, "media"));
});
afterEach(() => content.remove());

const importFile = (file: string, use: "image" | "video" = "image", findStored = async () => undefined as never) =>
  importMedia({ file, use, source: content.mediaFolder }, folder, findStored);

it("copies the original and renders two smaller WebP images, upright and without metadata", async () => {
  const result = await importFile("ferry.jpg");
  if ("message" in result) throw new Error(result.message);
  expect(await readFile(folder.path(result.name))).toEqual(await readFile(join(content.mediaFolder, "ferry.jpg")));
  for (const [name, width] of [
    [result.medium, 960],
    [result.thumb, 320],
  ] as const) {
    const { format, orientation, exif, ...size } = await sharp(folder.path(name ?? "")).metadata();
    expect({ format, orientation, exif, ...size }).toMatchObject({ format: "webp", width, height: width / 2 });
    expect(orientation).toBeUndefined();
    expect(exif).toBeUndefined();
  }
});

it("does not enlarge", async () => {
  const result = await importFile("deep/tea.png");
  if ("message" in result) throw new Error(result.message);
  expect(await sharp(folder.path(result.medium ?? "")).metadata()).toMatchObject({ width: 200, height: 100 });
});

it("renders again only when a rendition is missing", async () => {
  const result = await importFile("ferry.jpg");
  if ("message" in result) throw new Error(result.message);
  const earlier = { ...result, width: 1 };
  const findStored = async () => earlier as never;
  expect(await importFile("ferry.jpg", "image", findStored)).toBe(earlier);
  await rm(folder.path(result.thumb ?? ""));
  expect(await importFile("ferry.jpg", "image", findStored)).toEqual(result);
});

const notInFolder = "does not name a file in the media folder";

it("rejects files outside the folder", async () => {
  await writeFile(join(content.folder, "secret.png"), await solidImage(2, 2, "red").png().toBuffer());
  await symlink(join(content.folder, "secret.png"), join(content.mediaFolder, "link.png"));
  await symlink(content.folder, join(content.mediaFolder, "up"));
  await mkdir(`${content.mediaFolder}-too`);
  for (const file of [
    "link.png",
    "up/secret.png",
    "../secret.png",
    "../media-too/x.png",
    "deep",
    ".",
    "none.png",
    "a\0b",
  ]) {
    expect(await importFile(file)).toEqual({ message: notInFolder });
  }
});

it("follows a symbolic link within the folder", async () => {
  await symlink("ferry.jpg", join(content.mediaFolder, "inside.jpg"));
  expect(await importFile("inside.jpg")).toMatchObject({ mime_type: "image/jpeg" });
});

it("rejects files that are too large, damaged or have too many pixels, and leaves no temporary file", async () => {
  const at = (name: string) => join(content.mediaFolder, name);
  await writeFile(at("large.png"), await readFile(at("deep/tea.png")));
  await truncate(at("large.png"), 25 * 1024 * 1024 + 1);
  expect(await importFile("large.png")).toEqual({ message: "names a file larger than 26214400 bytes" });

  await writeFile(at("cut.jpg"), (await readFile(at("ferry.jpg"))).subarray(0, 400));
  expect(await importFile("cut.jpg")).toEqual({ message: "names a damaged image" });
  await solidImage(7072, 7072, "white").toColourspace("b-w").png({ compressionLevel: 1 }).toFile(at("huge.png"));
  expect(await importFile("huge.png")).toEqual({ message: "names an image of more than 50 million pixels" });
  expect((await readdir(join(content.dataDirectory, "media"))).filter((name) => name.startsWith("."))).toEqual([]);
});
