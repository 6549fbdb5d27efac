/** IANA media types by file extension, for what apps upload and servers convert to. */
const typesByEnding: Readonly<Record<string, string>> = {
  avif: "image/avif",
  gif: "image/gif",
  jpeg: "image/jpeg",
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
  m4v: "video/mp4",
  mov: "video/quicktime",
  mp4: "video/mp4",
  webm: "video/webm",
};

/** The media type of a file by the ending of its URL. @returns `withoutEnding` where the URL has none */
export function typeOfFile(url: string, withoutEnding?: string): string | undefined {
  const ending = /\.([a-z0-9]{2,5})$/i.exec(url.replace(/[?#].*$/s, ""))?.[1];
  return ending === undefined ? withoutEnding : typesByEnding[ending.toLowerCase()];
}
