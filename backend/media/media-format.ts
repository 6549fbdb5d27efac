/** A supported file format, all of which every browser displays. */
export interface MediaFormat {
  readonly use: "image" | "video";
  readonly mimeType: string;
  readonly extension: string;
}

/** The number of bytes that `mediaFormat` reads. */
export const signatureSize = 16;

/**
 * Detects the format from a file's first bytes, because a file name can be wrong. Returns undefined for unsupported
 * formats. SVG is one of them, because it can contain scripts.
 */
export function mediaFormat(start: Uint8Array): MediaFormat | undefined {
  const text = Buffer.from(start).toString("latin1");
  if (text.startsWith("\xff\xd8\xff")) return image("jpeg", "jpg");
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return image("png", "png");
  if (text.startsWith("GIF87a") || text.startsWith("GIF89a")) return image("gif", "gif");
  if (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP") return image("webp", "webp");
  if (text.startsWith("\x1aE\xdf\xa3")) return { use: "video", mimeType: "video/webm", extension: "webm" };
  if (text.slice(4, 8) === "ftyp") {
    const brand = text.slice(8, 12);
    if (brand === "avif" || brand === "avis") return image("avif", "avif");
    if (/^(isom|iso[2-9]|mp4[12]|avc1|M4V |dash|MSNV)$/.test(brand)) {
      return { use: "video", mimeType: "video/mp4", extension: "mp4" };
    }
  }
  return undefined;
}

function image(type: string, extension: string): MediaFormat {
  return { use: "image", mimeType: `image/${type}`, extension };
}

/** Guesses the type of a file on another host from its URL. An import does not fetch such files. */
export function guessMimeType(url: string, use: MediaFormat["use"]): string {
  const extension = /\.([a-z0-9]+)$/i.exec(new URL(url).pathname)?.[1]?.toLowerCase() ?? "";
  const known: Record<MediaFormat["use"], Record<string, string>> = {
    image: { png: "image/png", gif: "image/gif", webp: "image/webp", avif: "image/avif" },
    video: { webm: "video/webm" },
  };
  return known[use][extension] ?? (use === "image" ? "image/jpeg" : "video/mp4");
}
