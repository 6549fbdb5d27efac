import { LRUCache } from "lru-cache";
import type { LearnImages } from "#site/images/learn-images.ts";
import { waitFor } from "#site/product-api/timeouts.ts";
import type { FetchedImage } from "./fetch/fetch-image.ts";
import { createHostQueue } from "./host-queue.ts";
import { type ImageFacts, noImage } from "./image-facts.ts";
import type { ImageStore } from "./image-store.ts";
import type { DecodeProcess } from "./processes/decode-process.ts";

/** Bytes of a file in which its size is found. */
export const headerBytes = 65_536;

interface ImageLearnerDeps {
  /** Whether the size of an image is known, or need not be. */
  readonly isKnown: (url: string) => boolean;
  readonly findFacts: (url: string) => ReturnType<ImageStore["findFacts"]>;
  /** @param enough bytes after which it may stop */
  readonly load: (url: string, enough: number) => Promise<FetchedImage>;
  readonly measure: DecodeProcess["measure"];
  readonly onLearned: (url: string, facts: ImageFacts) => void;
  readonly now: () => number;
  readonly trustedOrigins: readonly string[];
}

/** Four tiles of a post at a time, of one host too. A later render requests the images that find no slot. */
const queueLimits = {
  concurrency: 6,
  waiting: 64,
  perHost: { concurrency: 4, waiting: 32 },
  strangers: { concurrency: 4, waiting: 64 },
};

/** Milliseconds after which an image is requested again: one that was missing, and one that could not be measured. */
const againMs = { missing: 60_000, unmeasured: 30_000 };

/** Learns sizes from the beginnings of files, which the decode process reads; they are in no format of this process. */
export function createImageLearner(deps: ImageLearnerDeps): LearnImages {
  const { isKnown, findFacts, load, measure, onLearned, now } = deps;
  const queue = createHostQueue(queueLimits, deps.trustedOrigins);
  const pending = new Map<string, Promise<void>>();
  const unmeasured = new LRUCache<string, true>({ max: 10_000, ttl: againMs.unmeasured });

  /** @returns `undefined` where it cannot be said now */
  async function findOut(url: string): Promise<ImageFacts | undefined> {
    const loaded = await load(url, headerBytes);
    if (loaded.kind !== "fetched") return loaded.kind === "missing" ? noImage : undefined;
    const isWhole = loaded.bytes.byteLength < headerBytes;
    return (await measure(loaded.bytes, isWhole)) ?? (isWhole ? noImage : undefined);
  }

  function learn(url: string): Promise<void> {
    const known = pending.get(url);
    if (known) return known;
    const work = queue
      .run(url, () => findOut(url).catch(() => undefined))
      .then((facts) => {
        pending.delete(url);
        if (facts === undefined || facts === "full") unmeasured.set(url, true);
        else onLearned(url, facts);
      });
    pending.set(url, work);
    return work;
  }

  return async (urls, { most = urls.length, waitMs = 0 } = {}) => {
    const isOpen = (url: string) => !isKnown(url) && !unmeasured.has(url);
    const unknown = urls.filter(isOpen).filter((url) => {
      const facts = findFacts(url);
      return !facts || now() - facts.learnedAt > againMs.missing;
    });
    const learning = Promise.all(unknown.slice(0, most).map(learn));
    if (waitMs > 0) await waitFor(learning, waitMs);
    return !unknown.some((url) => isOpen(url) && !findFacts(url));
  };
}
