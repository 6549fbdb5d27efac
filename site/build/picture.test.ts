import { mkdtemp, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeImageVariants } from "./picture-variants.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "picture-"));
});

afterEach(() => rm(folder, { recursive: true }));

async function drawImage(width: number, height: number, color: string): Promise<string> {
  const file = join(folder, "phone.png");
  const image = sharp({ create: { width, height, channels: 4, background: color } });
  await writeFile(file, await image.png().toBuffer());
  return file;
}

test("a picture comes in both formats at every width up to its own, in its own proportion", async () => {
  const source = await drawImage(300, 60, "#7c3aed80");
  const { width, height, variants } = await makeImageVariants(source, join(folder, "made"));
  expect({ width, height }).toEqual({ width: 300, height: 60 });
  expect(variants.map((variant) => [variant.type, variant.width])).toEqual([
    ["image/avif", 280],
    ["image/avif", 300],
    ["image/webp", 280],
    ["image/webp", 300],
  ]);
  for (const variant of variants) {
    const made = await sharp(variant.file).metadata();
    expect(made).toMatchObject({ width: variant.width, height: variant.width / 5, hasAlpha: true });
    expect(made.format).toBe(variant.type === "image/avif" ? "heif" : "webp");
  }
});

test("a picture smaller than every step keeps its size", async () => {
  const source = await drawImage(100, 50, "#7c3aed");
  const { variants } = await makeImageVariants(source, join(folder, "made"));
  expect(variants.map((variant) => variant.width)).toEqual([100, 100]);
});

test("what is made is kept until the picture changes", async () => {
  const made = join(folder, "made");
  const source = await drawImage(100, 50, "#7c3aed");
  const [first] = (await makeImageVariants(source, made)).variants;
  const before = await stat(first?.file ?? "");
  await makeImageVariants(source, made);
  expect((await stat(first?.file ?? "")).mtimeMs).toBe(before.mtimeMs);
  expect(await readdir(made)).toHaveLength(1);

  await drawImage(100, 50, "#ff0000");
  const [other] = (await makeImageVariants(source, made)).variants;
  expect(other?.file).not.toBe(first?.file);
});
