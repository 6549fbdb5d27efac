/** What a file's first bytes say it is. Names lie, and only these formats are shown by every browser. */
export interface MediaFormat {
  readonly use: "picture" | "video";
  readonly mimeType: string;
  readonly extension: string;
}

/** Bytes `mediaFormat` needs. */
export const signatureSize = 16;

/** @returns undefined for anything else; SVG is left out, since it can carry script */
export function mediaFormat(start: Uint8Array): MediaFormat | undefined {
  const text = Buffer.from(start).toString("latin1");
  if (text.startsWith("\xff\xd8\xff")) return picture("jpeg", "jpg");
  if (text.startsWith("\x89PNG\r\n\x1a\n")) return picture("png", "png");
  if (text.startsWith("GIF87a") || text.startsWith("GIF89a")) return picture("gif", "gif");
  if (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP") return picture("webp", "webp");
  if (text.startsWith("\x1aE\xdf\xa3")) return { use: "video", mimeType: "video/webm", extension: "webm" };
  if (text.slice(4, 8) === "ftyp") {
    const brand = text.slice(8, 12);
    if (brand === "avif" || brand === "avis") return picture("avif", "avif");
    if (/^(isom|iso[2-9]|mp4[12]|avc1|M4V |dash|MSNV)$/.test(brand)) {
      return { use: "video", mimeType: "video/mp4", extension: "mp4" };
    }
  }
  return undefined;
}

function picture(type: string, extension: string): MediaFormat {
  return { use: "picture", mimeType: `image/${type}`, extension };
}

/** What an address on another host, which is never fetched, most likely leads to. */
export function guessMimeType(address: string, use: MediaFormat["use"]): string {
  const extension = /\.([a-z0-9]+)$/i.exec(new URL(address).pathname)?.[1]?.toLowerCase() ?? "";
  const known: Record<MediaFormat["use"], Record<string, string>> = {
    picture: { png: "image/png", gif: "image/gif", webp: "image/webp", avif: "image/avif" },
    video: { webm: "video/webm" },
  };
  return known[use][extension] ?? (use === "picture" ? "image/jpeg" : "video/mp4");
}
