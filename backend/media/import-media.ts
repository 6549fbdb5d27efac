import { open, realpath, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import type { Selectable } from "kysely";
import type { Tables } from "#backend/db/tables.ts";
import type { MediaFolder } from "./media-folder.ts";
import { type MediaFormat, mediaFormat, signatureSize } from "./media-format.ts";
import { renderRenditions } from "./renditions.ts";

type Media = Selectable<Tables["media"]>;

/** Maximum bytes of a file. Images are decoded in memory; videos are only copied on disk. */
const sizeLimits = { image: 25 * 1024 * 1024, video: 500 * 1024 * 1024 };

const formatNames = { image: "a JPEG, PNG, WebP, AVIF or GIF image", video: "an MP4 or WebM video" };

/**
 * Copies a file into the media folder and renders its smaller versions.
 *
 * @param file a path within `source`
 * @param findStored finds the row of an earlier import of the same content
 * @returns the media row, or a message if the file is rejected
 */
export async function importMedia(
  { file, use, source }: { file: string; use: MediaFormat["use"]; source: string },
  folder: MediaFolder,
  findStored: (name: string) => Promise<Media | undefined>,
): Promise<Media | { message: string }> {
  const path = await resolveWithin(source, file);
  if (path === undefined) return { message: "does not name a file in the media folder" };
  const stats = await stat(path);
  if (!stats.isFile()) return { message: "does not name a file in the media folder" };
  if (stats.size > sizeLimits[use]) return { message: `names a file larger than ${sizeLimits[use]} bytes` };
  const format = mediaFormat(await readSignature(path));
  if (format?.use !== use) return { message: `must name ${formatNames[use]}` };

  const name = await folder.addFile(path, format.extension);
  if (use === "video") {
    return { name, mime_type: format.mimeType, width: null, height: null, medium: null, thumb: null };
  }
  const earlier = await findStored(name);
  if (earlier?.medium && earlier.thumb && folder.has(earlier.medium) && folder.has(earlier.thumb)) return earlier;
  const renditions = await renderRenditions(folder.path(name));
  if ("message" in renditions) return { message: `names ${renditions.message}` };
  return {
    name,
    mime_type: format.mimeType,
    width: renditions.width,
    height: renditions.height,
    medium: await folder.addBytes(renditions.medium, "webp"),
    thumb: await folder.addBytes(renditions.thumb, "webp"),
  };
}

/**
 * Resolves symbolic links, which could lead out of the folder. The contract already rejects `..` and absolute paths.
 */
async function resolveWithin(source: string, file: string): Promise<string | undefined> {
  try {
    const [root, path] = await Promise.all([realpath(source), realpath(join(source, file))]);
    return path.startsWith(root + sep) ? path : undefined;
  } catch {
    return undefined;
  }
}

async function readSignature(path: string): Promise<Uint8Array> {
  await using handle = await open(path);
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(signatureSize), 0, signatureSize, 0);
  return buffer.subarray(0, bytesRead);
}
