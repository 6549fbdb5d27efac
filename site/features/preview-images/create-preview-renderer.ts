import { LRUCache } from "lru-cache";
import type { LoadImage } from "#site/images/load-image.ts";
import type { CardRenderer, RenderedImage } from "./create-card-renderer.tsx";
import type { PreviewCard } from "./preview-card.ts";
import { cardVersion } from "./preview-image-url.ts";

export interface PreviewRendererLimits {
  /** Cards rendered at the same time. Each occupies a libuv thread. */
  readonly maxConcurrent: number;
  /** Cards that may wait for rendering. */
  readonly maxQueued: number;
  /** Cards in progress altogether, including those whose images are being loaded. */
  readonly maxInProgress: number;
  /** Bytes of rendered images in the cache. */
  readonly cacheBytes: number;
  /** How long a request waits. The rendering goes on and its result is cached. */
  readonly timeoutMs: number;
  /** How long an image with something missing is cached. */
  readonly incompleteTtlMs: number;
}

/** Two renderings leave two of libuv's four threads to files and DNS. A full queue takes at most 5 s (400 ms a card). */
const defaultLimits: PreviewRendererLimits = {
  maxConcurrent: 2,
  maxQueued: 24,
  maxInProgress: 100,
  cacheBytes: 24 * 1024 * 1024,
  timeoutMs: 8000,
  incompleteTtlMs: 60_000,
};

export type PreviewResult =
  | { readonly kind: "rendered"; readonly image: RenderedImage }
  /** A limit was reached or the timeout passed; the client should retry later. */
  | { readonly kind: "busy" };

export interface PreviewRenderer {
  /**
   * Returns the image of a card from the cache, or renders it. Concurrent requests for a card share one rendering.
   *
   * @param tags of what the card shows (site/http/cache-tags.ts)
   * @throws whatever rendering throws
   */
  readonly render: (card: PreviewCard, load: LoadImage, tags?: readonly string[]) => Promise<PreviewResult>;
  /** @returns the cached image of a version (`cardVersion`) */
  readonly cached: (version: string) => RenderedImage | undefined;
  /** Forgets the images with a tag. One that is being rendered is not cached. */
  readonly purge: (tag: string) => void;
}

interface CachedImage {
  readonly image: RenderedImage;
  readonly tags: readonly string[];
}

interface RenderingInProgress {
  readonly tags: readonly string[];
  /** What the card shows has changed or gone since the rendering began. */
  purged: boolean;
  readonly result: Promise<PreviewResult>;
}

const busy: PreviewResult = { kind: "busy" };

/**
 * Creates the renderer of preview images: a cache and a queue in front of the card renderer. A card is queued only
 * after its images have been loaded, so that a slow image host delays no other card.
 *
 * @param createCardRenderer called for the first image: engine and fonts take memory that many processes never need
 */
export function createPreviewRenderer(
  createCardRenderer: () => Promise<CardRenderer>,
  limits: PreviewRendererLimits = defaultLimits,
): PreviewRenderer {
  const cache = new LRUCache<string, CachedImage>({
    maxSize: limits.cacheBytes,
    sizeCalculation: ({ image }) => image.bytes.byteLength,
  });
  const inProgress = new Map<string, RenderingInProgress>();
  const queue: (() => void)[] = [];
  let running = 0;
  let cardRenderer: Promise<CardRenderer> | undefined;

  const getCardRenderer = () => {
    cardRenderer ??= createCardRenderer().catch((error: unknown) => {
      cardRenderer = undefined; // the next request tries again
      throw error;
    });
    return cardRenderer;
  };
  const acquireSlot = async () => {
    if (running < limits.maxConcurrent) running += 1;
    else await new Promise<void>((resolve) => queue.push(resolve));
  };
  const releaseSlot = () => {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };

  async function renderCard(
    version: string,
    card: PreviewCard,
    load: LoadImage,
    rendering: Pick<RenderingInProgress, "tags" | "purged">,
  ): Promise<PreviewResult> {
    const { loadImages, render } = await getCardRenderer();
    const images = await loadImages(card, load);
    if (queue.length >= limits.maxQueued) return busy;
    await acquireSlot();
    try {
      const image = await render(card, images);
      const { tags, purged } = rendering;
      if (!purged) cache.set(version, { image, tags }, image.complete ? {} : { ttl: limits.incompleteTtlMs });
      return { kind: "rendered", image };
    } finally {
      releaseSlot();
    }
  }

  return {
    cached: (version) => cache.get(version)?.image,
    async render(card, load, tags = []) {
      const version = cardVersion(card);
      const cached = cache.get(version);
      if (cached) return { kind: "rendered", image: cached.image };
      let rendering = inProgress.get(version);
      if (!rendering) {
        if (queue.length >= limits.maxQueued || inProgress.size >= limits.maxInProgress) return busy;
        const state = { tags, purged: false };
        const result = renderCard(version, card, load, state).finally(() => inProgress.delete(version));
        rendering = Object.assign(state, { result });
        inProgress.set(version, rendering);
      }
      return await withTimeout(rendering.result, limits.timeoutMs);
    },
    purge(tag) {
      for (const [version, { tags }] of cache.entries()) if (tags.includes(tag)) cache.delete(version);
      for (const rendering of inProgress.values()) if (rendering.tags.includes(tag)) rendering.purged = true;
    },
  };
}

async function withTimeout(result: Promise<PreviewResult>, timeoutMs: number): Promise<PreviewResult> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<PreviewResult>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, busy);
  });
  try {
    return await Promise.race([timeout, result]);
  } finally {
    clearTimeout(timer);
  }
}
