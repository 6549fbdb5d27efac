import { LRUCache } from "lru-cache";
import type { LoadPicture } from "#site/pictures/load-picture.ts";
import { cardVersion } from "./card-address.ts";
import type { CardDrawing, DrawnPicture } from "./draw-card.tsx";
import type { ShareCard } from "./share-card.ts";

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
  readonly patience: number;
  /** Milliseconds after which a picture with something missing is drawn anew. */
  readonly incompleteFor: number;
}

const studioLimits: StudioLimits = {
  atOnce: 2,
  waiting: 24,
  underWay: 100,
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

const busy: StudioAnswer = { kind: "busy" };

/**
 * A card takes a turn of drawing once its pictures are there, so a host that answers slowly delays its own cards only.
 *
 * @param createDrawing called when the first picture is asked for: engine and fonts take memory that many servers
 *   never need
 */
export function createStudio(createDrawing: () => Promise<CardDrawing>, limits: StudioLimits = studioLimits): Studio {
  const finished = new LRUCache<string, DrawnPicture>({
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

  async function make(version: string, card: ShareCard, load: LoadPicture): Promise<StudioAnswer> {
    const { loadPictures, draw } = await startEngine();
    const pictures = await loadPictures(card, load);
    if (queue.length >= limits.waiting) return busy;
    await turn();
    try {
      const picture = await draw(card, pictures);
      finished.set(version, picture, picture.complete ? {} : { ttl: limits.incompleteFor });
      return { kind: "drawn", picture };
    } finally {
      giveTurn();
    }
  }

  return {
    kept: (version) => finished.get(version),
    async picture(card, load) {
      const version = cardVersion(card);
      const known = finished.get(version);
      if (known) return { kind: "drawn", picture: known };
      let making = underWay.get(version);
      if (!making) {
        if (queue.length >= limits.waiting || underWay.size >= limits.underWay) return busy;
        making = make(version, card, load).finally(() => underWay.delete(version));
        underWay.set(version, making);
      }
      return await inTime(making, limits.patience);
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
