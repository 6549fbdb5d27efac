import { setTimeout as sleep } from "node:timers/promises";
import sharp, { type Metadata } from "sharp";

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
