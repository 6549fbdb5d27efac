import { LRUCache } from "lru-cache";
import { imageSize } from "#site/images/image-url.ts";
import type { FetchedImage } from "./fetch-image.ts";
import { createHostQueue } from "./host-queue.ts";
import type { ImageStore, KeptImage } from "./image-store.ts";
import { type PlaceholderKind, placeholderKey } from "./placeholder-key.ts";
import type { ImageFormat, ResizedImage } from "./resize-image.ts";
import type { ResizeProcess } from "./resize-process.ts";
import { createWorkQueue } from "./work-queue.ts";

/** A picture wanted in a size and format; its signature has been checked. */
export interface WantedImage {
  readonly url: string;
  readonly signature: string;
  readonly size: string;
  readonly format: ImageFormat;
}

export type WorkshopAnswer =
  | { readonly kind: "made"; readonly image: KeptImage }
  /** There is no such picture, or it is none that is shown. */
  | { readonly kind: "missing" }
  /** Its host cannot be reached now. */
  | { readonly kind: "unreachable" }
  /** Too much is waiting. */
  | { readonly kind: "busy" };

export interface ImageService {
  /** A picture: kept, or made once however many ask for it meanwhile. Never rejects. */
  readonly get: (wanted: WantedImage) => Promise<WorkshopAnswer>;
}

export interface WorkshopParts {
  readonly store: ImageStore;
  readonly load: (url: string) => Promise<FetchedImage>;
  readonly resize: ResizeProcess["resize"];
  /** Told of a picture of which something else is known now than before. */
  readonly onChange: (url: string) => void;
  readonly now: () => number;
}

/**
 * Two pictures are made at once, as small machines have two cores. Eight are fetched, three of them from one host, so
 * that a slow one does not keep the others waiting. 64 of a host wait, about five seconds' work. Nobody waits for a
 * placeholder: what finds no room is drawn with the next size that is asked for.
 */
const queues = {
  fetching: { atOnce: 8, waiting: 64, perHost: { atOnce: 3, waiting: 64 } },
  making: { atOnce: 2, waiting: 64 },
  drawing: { atOnce: 1, waiting: 64 },
};

/** Milliseconds for which a picture from another host is taken as unchanged. */
const freshFor = 24 * 3600_000;

/** Milliseconds for which a picture that could not be had is not asked for again. */
const rest = { missing: 60_000, unreachable: 10_000 };

/** Avatars have a letter in their place. */
function isImageSize(size: string): boolean {
  return imageSize(size)?.square === false;
}

/** Whether the full placeholder can be drawn of a size. */
function isLargeEnough(size: string): boolean {
  return isImageSize(size) && (imageSize(size)?.width ?? 0) >= 480;
}

/** Whether a picture's address names its content, as those of the embedded product server do. */
export function isOwnMedia(url: string): boolean {
  return url.startsWith("/");
}

export function createImageService({ store, load, resize, onChange, now }: WorkshopParts): ImageService {
  const fetching = createHostQueue(queues.fetching);
  const making = createWorkQueue(queues.making);
  const drawing = createWorkQueue(queues.drawing);
  const underWay = new Map<string, Promise<WorkshopAnswer>>();
  const beingDrawn = new Set<string>();
  const failed = new LRUCache<string, "missing" | "unreachable">({ max: 10_000 });

  async function make({ url, signature, size, format }: WantedImage): Promise<WorkshopAnswer> {
    const fail = (kind: "missing" | "unreachable"): WorkshopAnswer => {
      failed.set(signature, kind, { ttl: rest[kind] });
      // Gone for certain, so it must not be shown any longer; an outage proves nothing.
      if (kind === "missing") {
        store.remove(signature);
        onChange(url);
      }
      return { kind };
    };
    // The bytes are held until the picture is made, so the number of fetches bounds the memory.
    const answer = await fetching.run(url, async () => {
      const loaded = await load(url);
      if (loaded.kind !== "fetched") return loaded.kind;
      // Whether it was this picture that the process has died of, or its neighbour, the next try will show.
      return making.run(() => resize({ bytes: loaded.bytes, size, format }).catch(() => "unreachable" as const));
    });
    if (answer === "full") return { kind: "busy" };
    if (answer === "missing" || answer === undefined) return fail("missing");
    if (answer === "unreachable") return fail("unreachable");
    const image = store.keep({ signature, size, format }, answer);
    onChange(url);
    if (isImageSize(size)) void renderInlinePlaceholder("tile", url, signature, answer);
    if (isLargeEnough(size)) void renderInlinePlaceholder("full", url, signature, answer);
    return { kind: "made", image };
  }

  /** Of the size just made: its bytes are few, and already looked through. One of glass would be seen through. */
  async function renderInlinePlaceholder(
    kind: PlaceholderKind,
    url: string,
    signature: string,
    { bytes, color }: ResizedImage,
  ): Promise<void> {
    const key = placeholderKey(signature, kind);
    const name = `${kind} ${signature}`;
    const known = store.find(key);
    if (color === undefined || beingDrawn.has(name) || (known && !isStale(url, known))) return;
    beingDrawn.add(name);
    const drawn = await drawing.run(() => resize({ bytes, ...key })).catch(() => undefined);
    beingDrawn.delete(name);
    if (drawn === undefined || drawn === "full") return;
    store.keep(key, drawn);
    onChange(url);
  }

  function isStale(url: string, { madeAt }: KeptImage): boolean {
    return !isOwnMedia(url) && now() - madeAt > freshFor;
  }

  function makeOnce(wanted: WantedImage): Promise<WorkshopAnswer> {
    const key = `${wanted.signature} ${wanted.size} ${wanted.format}`;
    const known = underWay.get(key);
    if (known) return known;
    const work = make(wanted).finally(() => underWay.delete(key));
    underWay.set(key, work);
    return work;
  }

  return {
    async get(wanted) {
      const kept = store.find(wanted);
      const failure = failed.get(wanted.signature);
      if (kept) {
        // Shown as it was; whether it still is what its host has, the next one will know.
        if (isStale(wanted.url, kept) && !failure) void makeOnce(wanted);
        return { kind: "made", image: kept };
      }
      return failure ? { kind: failure } : await makeOnce(wanted);
    },
  };
}
