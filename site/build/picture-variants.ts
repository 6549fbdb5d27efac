import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import sharp, { type Sharp } from "sharp";

/** One size of a picture in one format. */
export interface ImageVariant {
  readonly type: "image/avif" | "image/webp";
  /** Pixels. */
  readonly width: number;
  /** Absolute path of the file. */
  readonly file: string;
}

export interface ImageVariants {
  /** Pixels of the picture itself. */
  readonly width: number;
  readonly height: number;
  /** AVIF first, each from narrow to wide. */
  readonly variants: readonly ImageVariant[];
}

/** Pixels: steps of about 1.5, as hardly a screen gains from finer ones. A picture is never enlarged. */
const widths = [280, 420, 600, 1000, 1440];

/**
 * Drawn interfaces seen on screens of two and more pixels to the point: below these qualities their small letters
 * begin to fray, above them nothing is gained that an eye finds. More effort takes minutes of a build for 3 %.
 */
const formats = [
  { type: "image/avif", encode: (image: Sharp) => image.avif({ quality: 27, effort: 6, chromaSubsampling: "4:2:0" }) },
  { type: "image/webp", encode: (image: Sharp) => image.webp({ quality: 62, effort: 4 }) },
] as const;

/** Part of the hash: to be counted up with every change of how the files are made. */
const recipe = 4;

/**
 * Makes a picture's sizes and formats for the web.
 *
 * @param source path of a picture
 * @param folder where the files are kept by the hash of the source: what is there is not made again
 */
export async function makeImageVariants(source: string, folder: string): Promise<ImageVariants> {
  const bytes = await readFile(source);
  const { width, height } = await sharp(bytes).metadata();
  const hash = createHash("sha256").update(`${recipe}`).update(bytes).digest("hex").slice(0, 16);
  // The hash names a folder and not the file: the build adds one of its own to the file's name.
  const own = join(folder, hash);
  const name = basename(source, extname(source));
  await mkdir(own, { recursive: true });
  const variants = await Promise.all(
    formats.flatMap(({ type, encode }) =>
      [...widths.filter((step) => step < width), width].map(async (variantWidth) => {
        const file = join(own, `${name}-${variantWidth}.${type.slice("image/".length)}`);
        if (!existsSync(file)) await writeWhole(file, await encode(sharp(bytes).resize(variantWidth)).toBuffer());
        return { type, width: variantWidth, file };
      }),
    ),
  );
  return { width, height, variants };
}

/** A build that is interrupted, or another one beside it, leaves no half file under the name that is trusted. */
async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  const unfinished = `${file}.${process.pid}`;
  await writeFile(unfinished, bytes);
  await rename(unfinished, file);
}
