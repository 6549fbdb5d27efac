import type { LoadPicture } from "./draw-card.tsx";
import { createPictureFetcher, type FetchPicture } from "./fetch-picture.ts";

interface Sources {
  readonly settings: { readonly mediaOrigins: readonly string[] };
  /** Media this process serves itself, straight from the disk. */
  readonly readOwnMedia: (path: string) => Promise<Uint8Array | undefined>;
}

const fetchers = new WeakMap<readonly string[], FetchPicture>();

/** Loads the pictures of a card: own ones from the disk, never through the network; all others by http(s). */
export function createPictureLoader({ settings, readOwnMedia }: Sources): LoadPicture {
  const { mediaOrigins } = settings;
  const fetchPicture = fetchers.get(mediaOrigins) ?? createPictureFetcher(mediaOrigins);
  fetchers.set(mediaOrigins, fetchPicture);
  return (address) => (address.startsWith("/") ? readOwnMedia(address) : fetchPicture(address));
}
