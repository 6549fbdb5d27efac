import { LRUCache } from "lru-cache";
import { cardVersion } from "./card-address.ts";
import type { DrawnPicture, LoadPicture } from "./draw-card.tsx";
import type { ShareCard } from "./share-card.ts";

export interface StudioLimits {
  /** Drawings under way at once; each keeps one of libuv's threads busy. */
  readonly atOnce: number;
  /** Drawings that may wait for their turn; beyond, the studio says it is busy. */
  readonly waiting: number;
  /** Bytes of finished pictures that are kept. */
  readonly kept: number;
  /** Milliseconds a request waits; the drawing itself runs on and is kept. */
  readonly patience: number;
  /** Milliseconds after which a picture with something missing is drawn anew. */
  readonly incompleteFor: number;
}

const studioLimits: StudioLimits = {
  atOnce: 2,
  waiting: 24,
  kept: 24 * 1024 * 1024,
  patience: 8000,
  incompleteFor: 60_000,
};

export type StudioAnswer =
  | { readonly kind: "drawn"; readonly picture: DrawnPicture }
  /** Too much is waiting, or it takes too long: ask again later. */
  | { readonly kind: "busy" };

export interface Studio {
  /**
   * The picture of a card: kept, or drawn once however many ask for it meanwhile.
   * @throws what the drawing throws
   */
  readonly picture: (card: ShareCard, load: LoadPicture) => Promise<StudioAnswer>;
  /** A picture that is kept, by its version. */
  readonly kept: (version: string) => DrawnPicture | undefined;
}

type Draw = (card: ShareCard, load: LoadPicture) => Promise<DrawnPicture>;

/** @param draw made when the first picture is asked for: engine and fonts take memory that many servers never need */
export function createStudio(createDraw: () => Promise<Draw>, limits: StudioLimits = studioLimits): Studio {
  const finished = new LRUCache<string, DrawnPicture>({
    maxSize: limits.kept,
    sizeCalculation: ({ bytes }) => bytes.byteLength,
  });
  const underWay = new Map<string, Promise<DrawnPicture>>();
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

  async function drawInTurn(version: string, card: ShareCard, load: LoadPicture): Promise<DrawnPicture> {
    await turn();
    try {
      draw ??= createDraw();
      draw.catch(() => {
        draw = undefined;
      });
      const picture = await (await draw)(card, load);
      finished.set(version, picture, picture.complete ? {} : { ttl: limits.incompleteFor });
      return picture;
    } finally {
      giveTurn();
      underWay.delete(version);
    }
  }

  return {
    kept: (version) => finished.get(version),
    async picture(card, load) {
      const version = cardVersion(card);
      const known = finished.get(version);
      if (known) return { kind: "drawn", picture: known };
      let drawing = underWay.get(version);
      if (!drawing) {
        if (queue.length >= limits.waiting) return { kind: "busy" };
        drawing = drawInTurn(version, card, load);
        underWay.set(version, drawing);
      }
      return await inTime(drawing, limits.patience);
    },
  };
}

async function inTime(drawing: Promise<DrawnPicture>, milliseconds: number): Promise<StudioAnswer> {
  let timer: NodeJS.Timeout | undefined;
  const alarm = new Promise<StudioAnswer>((resolve) => {
    timer = setTimeout(resolve, milliseconds, { kind: "busy" });
  });
  try {
    return await Promise.race([alarm, drawing.then((picture) => ({ kind: "drawn", picture }) as const)]);
  } finally {
    clearTimeout(timer);
  }
}
