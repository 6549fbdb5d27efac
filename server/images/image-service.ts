import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import type { IsShown } from "#server/files/media-files.ts";
import type { FetchedImage } from "./fetch/fetch-image.ts";
import { createHostQueue } from "./host-queue.ts";
import { type ImageFacts, noImage } from "./image-facts.ts";
import type { ImageStore, StoredImage } from "./image-store.ts";
import type { DecodeProcess } from "./processes/decode-process.ts";
import type { ImageFormat } from "./processes/resize-image.ts";

/** An image in a size and format. Its signature has been checked; the one here is by the lasting key. */
export interface ImageRequest {
  readonly url: string;
  readonly signature: string;
  readonly size: string;
  readonly format: ImageFormat;
}

export type ImageResult =
  | { readonly kind: "found"; readonly image: StoredImage }
  /** There is no such image, nothing that is shown uses it, or it is in no format that is shown. */
  | { readonly kind: "missing" }
  /** Its host cannot be reached now. */
  | { readonly kind: "unreachable" }
  /** Too much is waiting. */
  | { readonly kind: "busy" };

export type ImageService = ReturnType<typeof createImageService>;

export interface ImageServiceDeps {
  readonly store: ImageStore;
  readonly isShown: IsShown;
  readonly load: (url: string) => Promise<FetchedImage>;
  readonly resize: DecodeProcess["resize"];
  /** Called with the facts that were learned about an image. */
  readonly onLearned: (url: string, facts: ImageFacts) => void;
  readonly now: () => number;
  /** Images of these hosts never wait for those of others. */
  readonly trustedOrigins: readonly string[];
}

/**
 * Small machines have two cores. A slow host uses three of eight fetches, and all hosts of strangers five, so they do
 * not block others; 64 images of a host wait, about five seconds of work.
 */
const fetchLimits = {
  concurrency: 8,
  waiting: 64,
  perHost: { concurrency: 3, waiting: 64 },
  strangers: { concurrency: 5, waiting: 64 },
};

/** Images resized at a time, of those that are fetched. */
const resizedAtATime = 2;

/** Milliseconds for which an image of another host counts as unchanged. */
const freshMs = 24 * 3600_000;

/** Milliseconds before an image that could not be loaded is tried again. */
const retryAfterMs = { missing: 60_000, unreachable: 10_000 };

/** Whether the URL of an image names its content, as those of the embedded product server do. */
export function isOwnMedia(url: string): boolean {
  return url.startsWith("/");
}

export function createImageService(deps: ImageServiceDeps) {
  const { store, isShown, load, resize, onLearned, now } = deps;
  const fetching = createHostQueue(fetchLimits, deps.trustedOrigins);
  const resizing = pLimit(resizedAtATime);
  const pending = new Map<string, Promise<ImageResult>>();
  const failures = new LRUCache<string, "missing" | "unreachable">({ max: 10_000 });

  async function loadAndResize({ url, signature, size, format }: ImageRequest): Promise<ImageResult> {
    const fail = (kind: "missing" | "unreachable"): ImageResult => {
      failures.set(signature, kind, { ttl: retryAfterMs[kind] });
      // A removed image must not be shown any longer. An outage does not mean that it was removed.
      if (kind === "missing") {
        store.remove(signature);
        onLearned(url, noImage);
      }
      return { kind };
    };
    // An image keeps its fetch slot while it is resized, so that the slots limit the bytes in memory.
    const resized = await fetching.run(url, async () => {
      const loaded = await load(url);
      if (loaded.kind !== "fetched") return loaded.kind;
      // The process may have crashed on another image. A later request tries this one again.
      return resizing(() => resize({ bytes: loaded.bytes, size, format }).catch(() => "unreachable" as const));
    });
    if (resized === "full") return { kind: "busy" };
    // It may still be shown standing.
    if (resized === undefined && format === "gif") return { kind: "missing" };
    if (resized === "missing" || resized === undefined) return fail("missing");
    if (resized === "unreachable") return fail("unreachable");
    // It may have been hidden meanwhile, and its copies removed.
    if (!(await isShown(url))) return { kind: "missing" };
    const image = store.set({ signature, size, format }, resized);
    onLearned(url, resized.facts);
    return { kind: "found", image };
  }

  function coalesce(request: ImageRequest): Promise<ImageResult> {
    const key = `${request.signature} ${request.size} ${request.format}`;
    const known = pending.get(key);
    if (known) return known;
    const work = loadAndResize(request).finally(() => pending.delete(key));
    pending.set(key, work);
    return work;
  }

  return {
    /** Returns a stored image, or resizes it; concurrent requests are coalesced. Never rejects. */
    async get(request: ImageRequest): Promise<ImageResult> {
      const image = store.find(request);
      const isShownNow = isShown(request.url);
      if (isShownNow !== true && !(await isShownNow)) {
        if (image) store.remove(request.signature);
        return { kind: "missing" };
      }
      const failure = failures.get(request.signature);
      if (!image) return failure ? { kind: failure } : coalesce(request);
      const stale = !isOwnMedia(request.url) && now() - image.storedAt > freshMs;
      if (stale && !failure) void coalesce(request); // revalidates in the background
      return { kind: "found", image };
    },
  };
}
