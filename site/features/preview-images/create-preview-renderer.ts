import { LRUCache } from "lru-cache";
import type { LoadImage } from "#site/images/load-image.ts";
import type { PreviewCard } from "./preview-card.ts";
import { cardVersion } from "./preview-image-url.ts";
import type { CardDrawing, DrawnImage } from "./render-card.tsx";

export interface StudioLimits {
  /** Drawings under way at once; each keeps one of libuv's threads busy. */
  readonly atOnce: number;
  /** Drawings that may wait for their turn; beyond, the studio says it is busy. */
  readonly waiting: number;
  /** Cards that may be under way in all, those whose pictures are being loaded included. */
  readonly underWay: number;
  /** Bytes of finished pictures that are kept. */
  readonly kept: number;
  /** Milliseconds a request waits; the drawing itself runs on and is kept. */
  readonly timeoutMs: number;
  /** Milliseconds after which a picture with something missing is drawn anew. */
  readonly incompleteFor: number;
}

const studioLimits: StudioLimits = {
  atOnce: 2,
  waiting: 24,
  underWay: 100,
  kept: 24 * 1024 * 1024,
  timeoutMs: 8000,
  incompleteFor: 60_000,
};

export type StudioAnswer =
  | { readonly kind: "drawn"; readonly image: DrawnImage }
  /** Too much is waiting, or it takes too long: ask again later. */
  | { readonly kind: "busy" };

export interface PreviewRenderer {
  /**
   * The picture of a card: kept, or drawn once however many ask for it meanwhile.
   * @throws what the drawing throws
   */
  readonly image: (card: PreviewCard, load: LoadImage) => Promise<StudioAnswer>;
  /** A picture that is kept, by its version. */
  readonly kept: (version: string) => DrawnImage | undefined;
}

const busy: StudioAnswer = { kind: "busy" };

/**
 * A card takes a turn of drawing once its pictures are there, so a host that answers slowly delays its own cards only.
 *
 * @param createDrawing called when the first picture is asked for: engine and fonts take memory that many servers
 *   never need
 */
export function createPreviewRenderer(
  createDrawing: () => Promise<CardDrawing>,
  limits: StudioLimits = studioLimits,
): PreviewRenderer {
  const finished = new LRUCache<string, DrawnImage>({
    maxSize: limits.kept,
    sizeCalculation: ({ bytes }) => bytes.byteLength,
  });
  const underWay = new Map<string, Promise<StudioAnswer>>();
  const queue: (() => void)[] = [];
  let running = 0;
  let engine: Promise<CardDrawing> | undefined;

  const startEngine = () => {
    engine ??= createDrawing().catch((error: unknown) => {
      engine = undefined;
      throw error;
    });
    return engine;
  };
  const turn = async () => {
    if (running < limits.atOnce) running += 1;
    else await new Promise<void>((resolve) => queue.push(resolve));
  };
  const giveTurn = () => {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };

  async function make(version: string, card: PreviewCard, load: LoadImage): Promise<StudioAnswer> {
    const { loadImages, draw } = await startEngine();
    const images = await loadImages(card, load);
    if (queue.length >= limits.waiting) return busy;
    await turn();
    try {
      const image = await draw(card, images);
      finished.set(version, image, image.complete ? {} : { ttl: limits.incompleteFor });
      return { kind: "drawn", image };
    } finally {
      giveTurn();
    }
  }

  return {
    kept: (version) => finished.get(version),
    async image(card, load) {
      const version = cardVersion(card);
      const known = finished.get(version);
      if (known) return { kind: "drawn", image: known };
      let making = underWay.get(version);
      if (!making) {
        if (queue.length >= limits.waiting || underWay.size >= limits.underWay) return busy;
        making = make(version, card, load).finally(() => underWay.delete(version));
        underWay.set(version, making);
      }
      return await inTime(making, limits.timeoutMs);
    },
  };
}

async function inTime(making: Promise<StudioAnswer>, milliseconds: number): Promise<StudioAnswer> {
  let timer: NodeJS.Timeout | undefined;
  const alarm = new Promise<StudioAnswer>((resolve) => {
    timer = setTimeout(resolve, milliseconds, busy);
  });
  try {
    return await Promise.race([alarm, making]);
  } finally {
    clearTimeout(timer);
  }
}
