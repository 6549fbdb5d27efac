import { open, realpath, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import type { Selectable } from "kysely";
import type { MediaTable } from "#backend/db/tables.ts";
import type { MediaFolder } from "./media-folder.ts";
import { type MediaFormat, mediaFormat, signatureSize } from "./media-format.ts";
import { renderRenditions } from "./renditions.ts";

type Media = Selectable<MediaTable>;

/** Bytes of one file: pictures go through memory when renditions are made, videos only through the disk. */
const sizeLimits = { picture: 25 * 1024 * 1024, video: 500 * 1024 * 1024 };

const formatNames = { picture: "a JPEG, PNG, WebP, AVIF or GIF picture", video: "an MP4 or WebM video" };

/**
 * Copies a file into the media folder and makes its renditions.
 *
 * @param file a path within `source`
 * @param known finds what an earlier import has made of the same content
 * @returns the row that describes it, or what is wrong with it
 */
export async function takeInMedia(
  { file, use, source }: { file: string; use: MediaFormat["use"]; source: string },
  folder: MediaFolder,
  known: (name: string) => Promise<Media | undefined>,
): Promise<Media | { fault: string }> {
  const path = await pathWithin(source, file);
  if (path === undefined) return { fault: "names no file of the media folder" };
  const found = await stat(path);
  if (!found.isFile()) return { fault: "names no file of the media folder" };
  if (found.size > sizeLimits[use]) return { fault: `names a file of more than ${sizeLimits[use]} bytes` };
  const format = mediaFormat(await firstBytes(path));
  if (format?.use !== use) return { fault: `must name ${formatNames[use]}` };

  const name = await folder.addFile(path, format.extension);
  if (use === "video") {
    return { name, mime_type: format.mimeType, width: null, height: null, medium: null, thumb: null };
  }
  const earlier = await known(name);
  if (earlier && (await isWhole(earlier, folder))) return earlier;
  const renditions = await renderRenditions(folder.path(name));
  if (renditions === "unreadable")
    return { fault: "names a picture that is damaged or has more than 50 million pixels" };
  return {
    name,
    mime_type: format.mimeType,
    width: renditions.width,
    height: renditions.height,
    medium: await folder.addBytes(renditions.medium, "webp"),
    thumb: await folder.addBytes(renditions.thumb, "webp"),
  };
}

/** The contract has refused `..` and absolute paths; a symbolic link can still lead out of the folder. */
async function pathWithin(source: string, file: string): Promise<string | undefined> {
  try {
    const [root, path] = await Promise.all([realpath(source), realpath(join(source, file))]);
    return path.startsWith(root + sep) ? path : undefined;
  } catch {
    return undefined;
  }
}

async function firstBytes(path: string): Promise<Uint8Array> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(signatureSize), 0, signatureSize, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

async function isWhole(media: Media, folder: MediaFolder): Promise<boolean> {
  const names = [media.medium, media.thumb].filter((name) => name !== null);
  return names.length === 2 && (await Promise.all(names.map((name) => folder.has(name)))).every(Boolean);
}
