import { LRUCache } from "lru-cache";
import pLimit from "p-limit";
import { createSharedBudget } from "#server/http/request/shared-budget.ts";
import type { DrawnPreview, PreviewRequest } from "#site/features/preview-images/preview-images.ts";
import type { LoadImage } from "#site/images/load-image.ts";
import { waitFor } from "#site/product-api/timeouts.ts";
import type { ImageStore } from "./image-store.ts";
import type { DrawCard } from "./processes/draw-process.ts";

const defaultLimits = {
  /**
   * Cards in progress (server/http/request/shared-budget.ts), including those whose images are being loaded. A card takes
   * 400 ms at most, so one client delays others by 8 s at most.
   */
  places: { limit: 30, kept: 10, each: 5 },
  /** Milliseconds that a request waits. The drawing goes on and its result is kept. */
  wait: 8000,
  /** Milliseconds for which an image with something missing is kept, in memory. */
  incomplete: 60_000,
  /** Milliseconds after which a card whose drawing has failed is drawn again. */
  failed: 10 * 60_000,
};

/** Bytes of memory for incomplete images and failures: few of the first, or ten thousand of the second. */
const memory = { maxSize: 4 * 1024 * 1024, failure: 400 };

/** Milliseconds from the product server's answer until its card is drawn, at most; and tags purged in that time. */
const purgesKept = { ttl: 60_000, max: 50_000 };

interface PreviewDeps {
  readonly store: ImageStore;
  readonly loadImage: LoadImage;
  readonly drawCard: DrawCard;
}

/**
 * Draws one card at a time and keeps it on disk until it is purged, replaced by a newer version, or unused. Requests for
 * a card that is being drawn share the drawing. A card waits only once its images have been loaded, so that a slow host
 * delays no other card.
 */
export function createPreviewImages({ store, loadImage, drawCard }: PreviewDeps, limits = defaultLimits) {
  const places = createSharedBudget(limits.places);
  const turn = pLimit(1);
  const drawings = new Map<string, Promise<DrawnPreview>>();
  const purged = new LRUCache<string, true>(purgesKept);
  /** By version: images with something missing, and cards whose drawing has failed. */
  const recent = new LRUCache<string, { readonly preview: DrawnPreview | "busy"; readonly tags: readonly string[] }>({
    maxSize: memory.maxSize,
    sizeCalculation: ({ preview }) => (preview === "busy" ? memory.failure : preview.bytes.byteLength),
  });

  async function draw({ card, version, slots, tags }: PreviewRequest): Promise<DrawnPreview> {
    const images = await Promise.all(
      slots.map(async ({ url, ...fit }) => (await loadImage(url, [{ ...fit, format: "jpeg" }]))?.[0]),
    );
    const bytes = await turn(() => drawCard(card, images)).catch((error: unknown) => {
      recent.set(version, { preview: "busy", tags: [] }, { ttl: limits.failed });
      throw error;
    });
    const preview = { bytes, complete: !images.includes(undefined) };
    if (tags.some((tag) => purged.has(tag))) return preview;
    if (preview.complete) keep(version, bytes, tags, card.locale);
    else recent.set(version, { preview, tags }, { ttl: limits.incomplete });
    return preview;
  }

  function keep(version: string, bytes: Uint8Array, tags: readonly string[], locale: string): void {
    const [resource] = tags;
    const replaced = resource && `${resource} ${locale}`;
    if (replaced) store.removeTagged(replaced);
    store.set(keyOf(version), { bytes, color: undefined }, replaced ? [...tags, replaced] : tags);
  }

  function start(request: PreviewRequest): Promise<DrawnPreview> | undefined {
    const { version, networks } = request;
    const giveBack = places.take(networks);
    if (!giveBack) return undefined;
    const drawing = draw(request).finally(() => {
      drawings.delete(version);
      giveBack();
    });
    drawings.set(version, drawing);
    return drawing;
  }

  function find(version: string): DrawnPreview | undefined {
    const bytes = store.find(keyOf(version))?.bytes;
    return bytes && { bytes, complete: true };
  }

  return {
    find,
    async draw(request: PreviewRequest): Promise<DrawnPreview | "busy"> {
      const { version } = request;
      const known = find(version) ?? recent.get(version)?.preview;
      if (known) return known;
      const drawing = drawings.get(version) ?? start(request);
      const result = drawing && (await waitFor(drawing, limits.wait));
      return result === undefined || result === "slow" ? "busy" : result;
    },
    /** Removes the images with a tag. One that is being drawn, or whose card was loaded before, is not kept. */
    purge(tag: string): void {
      store.removeTagged(tag);
      for (const [version, { tags }] of recent.entries()) if (tags.includes(tag)) recent.delete(version);
      purged.set(tag, true);
    },
  };
}

/** A version is the hash of all that an image shows. */
function keyOf(version: string) {
  return { signature: version, size: "card", format: "jpeg" };
}
