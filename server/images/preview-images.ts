import { LRUCache } from "lru-cache";
import { createSharedBudget, type SharedPoint } from "#server/http/request/shared-budget.ts";
import type { DrawnPreview, PreviewRequest } from "#site/features/preview-images/preview-images.ts";
import type { LoadImage } from "#site/images/load-image.ts";
import { waitFor } from "#site/product-api/timeouts.ts";
import { createWorkQueue } from "./host-queue.ts";
import type { ImageStore } from "./image-store.ts";
import type { DrawCard } from "./processes/draw-process.ts";

/** A card takes 400 ms at most, so a request that is let in waits 8 s at most. */
const defaultLimits = {
  /** Cards that may wait for others to be drawn: first ones of their networks, and as many others. */
  waiting: 20,
  /** Cards in progress (server/http/request/shared-budget.ts), including those whose images are being loaded. */
  inProgress: { limit: 100, kept: 20, each: 5 },
  /** Milliseconds that a request waits. The drawing goes on and its result is kept. */
  wait: 8000,
  /** Milliseconds for which an image with something missing is kept, in memory, and bytes of all of them. */
  incomplete: { kept: 60_000, bytes: 4 * 1024 * 1024 },
  /** Milliseconds after which a card whose drawing has failed is drawn again. */
  failed: 10 * 60_000,
};

/** Cards that have failed, in memory. */
const failuresKept = 10_000;

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
 * delays no other card. Nor does a client that requests many: the first card of each network is loaded and drawn before the
 * further cards of all others.
 */
export function createPreviewImages({ store, loadImage, drawCard }: PreviewDeps, limits = defaultLimits) {
  const queue = createWorkQueue({ concurrency: 1, waiting: limits.waiting });
  /** Where the further cards of networks wait: the images of one of them at a time are loaded, and it stands in the queue. */
  const further = createWorkQueue({ concurrency: 1, waiting: limits.waiting });
  const places = createSharedBudget(limits.inProgress);
  const drawings = new Map<string, Drawing>();
  const purged = new LRUCache<string, true>(purgesKept);
  const failures = new LRUCache<string, true>({ max: failuresKept, ttl: limits.failed });
  const incomplete = new LRUCache<string, DrawnPreview & { readonly tags: readonly string[] }>({
    maxSize: limits.incomplete.bytes,
    sizeCalculation: ({ bytes }) => bytes.byteLength,
    ttl: limits.incomplete.kept,
  });

  async function draw({ card, version, slots, tags }: PreviewRequest): Promise<DrawnPreview | "full"> {
    const images = await Promise.all(
      slots.map(async ({ url, ...fit }) => (await loadImage(url, [{ ...fit, format: "jpeg" }]))?.[0]),
    );
    const bytes = await queue
      .run(() => drawCard(card, images))
      .catch((error: unknown) => {
        failures.set(version, true);
        throw error;
      });
    if (bytes === "full") return bytes;
    const preview = { bytes, complete: !images.includes(undefined) };
    if (tags.some((tag) => purged.has(tag))) return preview;
    if (preview.complete) keep(version, bytes, tags, card.locale);
    else incomplete.set(version, { ...preview, tags });
    return preview;
  }

  function keep(version: string, bytes: Uint8Array, tags: readonly string[], locale: string): void {
    const [resource] = tags;
    const replaced = resource && `${resource} ${locale}`;
    if (replaced) store.removeTagged(replaced);
    store.set(keyOf(version), { bytes, color: undefined }, replaced ? [...tags, replaced] : tags);
  }

  function start(request: PreviewRequest, { isFirst, giveBack }: SharedPoint): Drawing {
    const { version } = request;
    // It may have been drawn meanwhile, for a network whose first it was.
    const result = isFirst ? draw(request) : further.run(async () => known(version) ?? draw(request));
    const drawing = {
      isFirst,
      result: result.finally(() => {
        if (drawings.get(version) === drawing) drawings.delete(version);
        giveBack();
      }),
    };
    drawings.set(version, drawing);
    return drawing;
  }

  function find(version: string): DrawnPreview | undefined {
    const bytes = store.find(keyOf(version))?.bytes;
    return bytes && { bytes, complete: true };
  }

  function known(version: string): DrawnPreview | undefined {
    return find(version) ?? incomplete.get(version);
  }

  return {
    find,
    async draw(request: PreviewRequest): Promise<DrawnPreview | "busy"> {
      const { version, networks } = request;
      const drawn = known(version);
      if (drawn) return drawn;
      let drawing = drawings.get(version);
      if (!drawing?.isFirst) {
        const place = failures.has(version) ? undefined : places.take(networks);
        if (place && (place.isFirst || !drawing)) drawing = start(request, place);
        else place?.giveBack();
      }
      if (!drawing) return "busy";
      const result = await waitFor(drawing.result, limits.wait);
      return typeof result === "string" ? "busy" : result;
    },
    /** Removes the images with a tag. One that is being drawn, or whose card was loaded before, is not kept. */
    purge(tag: string): void {
      store.removeTagged(tag);
      for (const [version, { tags }] of incomplete.entries()) if (tags.includes(tag)) incomplete.delete(version);
      purged.set(tag, true);
    },
  };
}

interface Drawing {
  /** Whether it waits with the first cards of networks. */
  readonly isFirst: boolean;
  readonly result: Promise<DrawnPreview | "full">;
}

/** A version is the hash of all that an image shows. */
function keyOf(version: string) {
  return { signature: version, size: "card", format: "jpeg" };
}
