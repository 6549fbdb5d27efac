import { type Device, findFile, findImage } from "./ticket-copies.ts";

/** Whether a request is for a file that a copy may have: scripts, styles, fonts and images, none of which ever change. */
export function isFilePath(path: string): boolean {
  return /^\/(assets|picture|media)\//.test(path);
}

/** Answers a request for a file of a page: from a copy, otherwise from the network. */
export async function answerFile(request: Request, { storage, fetch }: Device): Promise<Response> {
  const stored = await findFile(storage, request.url);
  // A video asks for parts, which only the network has.
  if (stored && !request.headers.has("Range")) return stored;
  try {
    return await fetch(request);
  } catch (error) {
    const image = await findImage(storage, new URL(request.url));
    if (image) return image;
    throw error;
  }
}
