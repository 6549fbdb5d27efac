import sharp from "sharp";
import { measure, render } from "takumi-js";
import { Renderer } from "takumi-js/node";
import type { LoadImage } from "#site/images/load-image.ts";
import { Card } from "./cards/card.tsx";
import { imagePlaces } from "./cards/card-image-slots.ts";
import { fitImage } from "./fit-image.ts";
import { cardSize, type PreviewCard } from "./preview-card.ts";
import { dropUnsupportedGlyphs } from "./text/drop-unsupported-glyphs.ts";
import { createFontLoader } from "./text/font-loader.ts";
import { withPlainLetters } from "./text/plain-letters.ts";
import { wrapBidiText } from "./text/wrap-bidi-text.tsx";

export interface DrawnImage {
  /** A JPEG of `cardSize`, under `sizeLimit` bytes. */
  readonly bytes: Uint8Array;
  /** False where a picture in it could not be loaded and was left out. */
  readonly complete: boolean;
}

/** The pictures of a card in the order of its places, made to fit; `undefined` where one cannot be had. */
export type CardImages = readonly (Uint8Array | undefined)[];

export interface CardDrawing {
  /** Waits for other hosts, and takes little of the processor. */
  readonly loadImages: (card: PreviewCard, load: LoadImage) => Promise<CardImages>;
  /** Keeps a core busy, and waits for nobody. */
  readonly draw: (card: PreviewCard, images: CardImages) => Promise<DrawnImage>;
}

/** WhatsApp shows no picture over 300 kB on some devices. */
export const sizeLimit = 300_000;

/** JPEG qualities tried in turn until a picture is small enough; all but crowded mosaics pass with the first. */
const qualities = [88, 78, 66, 52, 36];

/** Bytes of decoded pictures the engine keeps: the mark and the square, which every card of a kind shows. */
const engineCache = 8 * 1024 * 1024;

/** Starts the drawing engine. Drawing itself runs on libuv's threads, beside the event loop. */
export function createCardDrawing(): CardDrawing {
  // Every picture is another one, so what sharp would keep of the last ones is memory for nothing.
  sharp.cache(false);
  sharp.concurrency(1);
  const renderer = new Renderer({ cacheMaxBytes: engineCache });
  const fonts = createFontLoader((font) => renderer.registerFont(font));

  function loadImages(card: PreviewCard, load: LoadImage): Promise<CardImages> {
    return Promise.all(imagePlaces(card).map((place) => load(place.address, (bytes) => fitImage(bytes, place))));
  }

  async function draw(asked: PreviewCard, loaded: CardImages): Promise<DrawnImage> {
    const card = withPlainLetters(asked);
    const places = imagePlaces(card);
    const { families, missing } = await fonts.provide(JSON.stringify(card), card.language);
    const sources = loaded.flatMap((data, index) =>
      data ? [{ src: `picture:${index}`, data, cache: "none" as const }] : [],
    );
    const images = new Map(
      places.flatMap(({ address }, index) => (loaded[index] ? [[address, `picture:${index}`] as const] : [])),
    );
    const options = {
      ...cardSize,
      renderer,
      lang: card.language,
      fontFamilies: families,
      emoji: "from-font",
      images: { sources, allowUrl: () => false },
    } as const;
    const shown = await wrapBidiText(dropUnsupportedGlyphs(card, missing), (element) => measure(element, options));
    const pixels = await render(<Card card={shown} images={images} />, {
      ...options,
      format: "raw",
      dithering: "ordered-bayer",
    });
    return { bytes: await encode(pixels), complete: loaded.every((data) => data !== undefined) };
  }

  return { loadImages, draw };
}

async function encode(pixels: Uint8Array): Promise<Uint8Array> {
  const image = sharp(pixels, { raw: { ...cardSize, channels: 4 } }).removeAlpha();
  let bytes = new Uint8Array();
  for (const quality of qualities) {
    bytes = await image.clone().jpeg({ quality, mozjpeg: true, chromaSubsampling: "4:4:4" }).toBuffer();
    if (bytes.length < sizeLimit) break;
  }
  return bytes;
}
