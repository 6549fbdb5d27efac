import { setTimeout as sleep } from "node:timers/promises";
import sharp, { type Metadata } from "sharp";
import { readHead, type SourceHead } from "./read-head.ts";

/** Reads a page's head as a chat does, which runs no script. */
export async function fetchHead(url: string): Promise<SourceHead> {
  return readHead(await (await fetch(url)).text());
}

export interface FetchedImage {
  readonly response: Response;
  readonly bytes: Buffer;
  /** Undefined where the response is not 2xx. */
  readonly image: Metadata | undefined;
}

/** Fetches an image, and asks again where a busy machine has refused to draw it for now. */
export async function fetchDrawn(url: string | undefined): Promise<Response> {
  for (;;) {
    const response = await fetch(url ?? "");
    if (response.status !== 503) return response;
    await sleep(200);
  }
}

export async function fetchImage(url: string | undefined): Promise<FetchedImage> {
  const response = await fetchDrawn(url);
  const bytes = Buffer.from(await response.arrayBuffer());
  return { response, bytes, image: response.ok ? await sharp(bytes).metadata() : undefined };
}

/** Limit of some chats for all tags of a head, in bytes of the page's source. */
export const headByteLimit = 16_384;

/** Where the last `<meta>` ends, in bytes of the page's source. */
export function endOfMetaTags(html: string): number {
  return Buffer.byteLength(html.slice(0, html.indexOf(">", html.lastIndexOf("<meta"))));
}
