import { LRUCache } from "lru-cache";
import type { PreviewCard } from "./preview-card.ts";
import { cardVersion } from "./preview-image-url.ts";
import type { DrawnImage, LoadImage } from "./render-card.tsx";

export interface StudioLimits {
  /** Drawings under way at once; each keeps one of libuv's threads busy. */
  readonly atOnce: number;
  /** Drawings that may wait for their turn; beyond, the studio says it is busy. */
  readonly waiting: number;
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

type Draw = (card: PreviewCard, load: LoadImage) => Promise<DrawnImage>;

/** @param draw made when the first picture is asked for: engine and fonts take memory that many servers never need */
export function createPreviewRenderer(
  createDraw: () => Promise<Draw>,
  limits: StudioLimits = studioLimits,
): PreviewRenderer {
  const finished = new LRUCache<string, DrawnImage>({
    maxSize: limits.kept,
    sizeCalculation: ({ bytes }) => bytes.byteLength,
  });
  const underWay = new Map<string, Promise<DrawnImage>>();
  const queue: (() => void)[] = [];
  let running = 0;
  let draw: Promise<Draw> | undefined;

  const turn = async () => {
    if (running < limits.atOnce) running += 1;
    else await new Promise<void>((resolve) => queue.push(resolve));
  };
  const giveTurn = () => {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  };

  async function drawInTurn(version: string, card: PreviewCard, load: LoadImage): Promise<DrawnImage> {
    await turn();
    try {
      draw ??= createDraw();
      draw.catch(() => {
        draw = undefined;
      });
      const image = await (await draw)(card, load);
      finished.set(version, image, image.complete ? {} : { ttl: limits.incompleteFor });
      return image;
    } finally {
      giveTurn();
      underWay.delete(version);
    }
  }

  return {
    kept: (version) => finished.get(version),
    async image(card, load) {
      const version = cardVersion(card);
      const known = finished.get(version);
      if (known) return { kind: "drawn", image: known };
      let drawing = underWay.get(version);
      if (!drawing) {
        if (queue.length >= limits.waiting) return { kind: "busy" };
        drawing = drawInTurn(version, card, load);
        underWay.set(version, drawing);
      }
      return await inTime(drawing, limits.timeoutMs);
    },
  };
}

async function inTime(drawing: Promise<DrawnImage>, milliseconds: number): Promise<StudioAnswer> {
  let timer: NodeJS.Timeout | undefined;
  const alarm = new Promise<StudioAnswer>((resolve) => {
    timer = setTimeout(resolve, milliseconds, { kind: "busy" });
  });
  try {
    return await Promise.race([alarm, drawing.then((image) => ({ kind: "drawn", image }) as const)]);
  } finally {
    clearTimeout(timer);
  }
}
