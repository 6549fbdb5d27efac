import { mkdir, readdir, readFile, rm, symlink, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, it } from "vitest";
import { type ContentFolder, createContentFolder, solid } from "#backend/content/content.harness.ts";
import { takeInMedia } from "./import-media.ts";
import { type MediaFolder, openMediaFolder } from "./media-folder.ts";

let content: ContentFolder;
let folder: MediaFolder;
beforeEach(async () => {
  content = await createContentFolder();
  folder = await openMediaFolder(content.dataDirectory);
});
afterEach(() => content.remove());

const takeIn = (file: string, use: "picture" | "video" = "picture", known = async () => undefined as never) =>
  takeInMedia({ file, use, source: content.mediaFolder }, folder, known);

it("keeps the original as it is and makes two smaller WebP pictures, upright and without metadata", async () => {
  const taken = await takeIn("ferry.jpg");
  if ("fault" in taken) throw new Error(taken.fault);
  expect(await readFile(folder.path(taken.name))).toEqual(await readFile(join(content.mediaFolder, "ferry.jpg")));
  for (const [name, width] of [
    [taken.medium, 960],
    [taken.thumb, 320],
  ] as const) {
    const { format, orientation, exif, ...size } = await sharp(folder.path(name ?? "")).metadata();
    expect({ format, orientation, exif, ...size }).toMatchObject({ format: "webp", width, height: width / 2 });
    expect(orientation).toBeUndefined();
    expect(exif).toBeUndefined();
  }
});

it("enlarges nothing", async () => {
  const taken = await takeIn("deep/tea.png");
  if ("fault" in taken) throw new Error(taken.fault);
  expect(await sharp(folder.path(taken.medium ?? "")).metadata()).toMatchObject({ width: 200, height: 100 });
});

it("makes renditions anew only where they are gone", async () => {
  const taken = await takeIn("ferry.jpg");
  if ("fault" in taken) throw new Error(taken.fault);
  const earlier = { ...taken, width: 1 };
  const known = async () => earlier as never;
  expect(await takeIn("ferry.jpg", "picture", known)).toBe(earlier);
  await rm(folder.path(taken.thumb ?? ""));
  expect(await takeIn("ferry.jpg", "picture", known)).toEqual(taken);
});

const outside = "names no file of the media folder";

it("takes nothing from outside the folder", async () => {
  await writeFile(join(content.folder, "secret.png"), await solid(2, 2, "red").png().toBuffer());
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
    expect(await takeIn(file)).toEqual({ fault: outside });
  }
});

it("follows a link that stays within the folder", async () => {
  await symlink("ferry.jpg", join(content.mediaFolder, "inside.jpg"));
  expect(await takeIn("inside.jpg")).toMatchObject({ mime_type: "image/jpeg" });
});

it("refuses files that are too large, damaged or of too many pixels, and leaves no piece of them", async () => {
  const at = (name: string) => join(content.mediaFolder, name);
  await writeFile(at("large.png"), await readFile(at("deep/tea.png")));
  await truncate(at("large.png"), 25 * 1024 * 1024 + 1);
  expect(await takeIn("large.png")).toEqual({ fault: "names a file of more than 26214400 bytes" });

  await writeFile(at("cut.jpg"), (await readFile(at("ferry.jpg"))).subarray(0, 400));
  await solid(7072, 7072, "white").png({ compressionLevel: 9 }).toFile(at("huge.png"));
  for (const file of ["cut.jpg", "huge.png"]) {
    expect(await takeIn(file)).toEqual({ fault: "names a picture that is damaged or has more than 50 million pixels" });
  }
  expect((await readdir(join(content.dataDirectory, "media"))).filter((name) => name.startsWith("."))).toEqual([]);
});
