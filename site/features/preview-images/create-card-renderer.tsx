import sharp from "sharp";
import { measure, render as renderElement } from "takumi-js";
import { Renderer } from "takumi-js/node";
import type { LoadImage } from "#site/images/load-image.ts";
import { Card } from "./cards/card.tsx";
import { cardImageSlots } from "./cards/card-image-slots.ts";
import { fitImage } from "./fit-image.ts";
import { cardSize, type PreviewCard } from "./preview-card.ts";
import { dropUnsupportedGlyphs } from "./text/drop-unsupported-glyphs.ts";
import { createFontLoader } from "./text/font-loader.ts";
import { replaceStyledLetters } from "./text/replace-styled-letters.ts";
import { wrapBidiText } from "./text/wrap-bidi-text.tsx";

export interface RenderedImage {
  /** A JPEG of `cardSize`, smaller than `maxImageBytes`. */
  readonly bytes: Uint8Array;
  /** False if an image in the card could not be loaded and was left out. */
  readonly complete: boolean;
}

/** The images of a card in the order of `cardImageSlots`, fitted; `undefined` where one could not be loaded. */
export type LoadedImages = readonly (Uint8Array | undefined)[];

export interface CardRenderer {
  /** Loads and fits the images of a card. Waits for other hosts and needs little CPU. */
  readonly loadImages: (card: PreviewCard, load: LoadImage) => Promise<LoadedImages>;
  /** Renders a card. Keeps one core busy (50 to 400 ms) and waits for nothing else. */
  readonly render: (card: PreviewCard, images: LoadedImages) => Promise<RenderedImage>;
}

/** On some devices, WhatsApp shows no image over 300 kB. */
export const maxImageBytes = 300_000;

/** JPEG qualities, tried in turn until the image is small enough. Only detailed mosaics need more than the first. */
const qualities = [88, 78, 66, 52, 36];

/** Bytes of decoded images in the engine's cache: brand mark and background, which all cards of a kind share. */
const engineCacheBytes = 8 * 1024 * 1024;

/** Starts the rendering engine (Takumi). Rendering runs on libuv's threads and does not block the event loop. */
export function createCardRenderer(): CardRenderer {
  // No two cards use the same image, so sharp's cache would only take memory.
  sharp.cache(false);
  sharp.concurrency(1);
  const renderer = new Renderer({ cacheMaxBytes: engineCacheBytes });
  const fonts = createFontLoader((font) => renderer.registerFont(font));

  function loadImages(card: PreviewCard, load: LoadImage): Promise<LoadedImages> {
    return Promise.all(cardImageSlots(card).map((slot) => load(slot.url, (bytes) => fitImage(bytes, slot))));
  }

  async function render(card: PreviewCard, loaded: LoadedImages): Promise<RenderedImage> {
    const readable = replaceStyledLetters(card);
    const { families, missing } = await fonts.load(JSON.stringify(readable), card.locale);
    const sources = loaded.flatMap((data, index) =>
      data ? [{ src: `image:${index}`, data, cache: "none" as const }] : [],
    );
    const images = new Map(
      cardImageSlots(readable).flatMap(({ url }, index) => (loaded[index] ? [[url, `image:${index}`] as const] : [])),
    );
    const options = {
      ...cardSize,
      renderer,
      lang: card.locale,
      fontFamilies: families,
      emoji: "from-font",
      images: { sources, allowUrl: () => false },
    } as const;
    const supported = dropUnsupportedGlyphs(readable, missing);
    const wrapped = await wrapBidiText(supported, (element) => measure(element, options));
    const pixels = await renderElement(<Card card={wrapped} images={images} />, {
      ...options,
      format: "raw",
      dithering: "ordered-bayer",
    });
    return { bytes: await encodeJpeg(pixels), complete: loaded.every((data) => data !== undefined) };
  }

  return { loadImages, render };
}

async function encodeJpeg(pixels: Uint8Array): Promise<Uint8Array> {
  const image = sharp(pixels, { raw: { ...cardSize, channels: 4 } }).removeAlpha();
  let bytes = new Uint8Array();
  for (const quality of qualities) {
    bytes = await image.clone().jpeg({ quality, mozjpeg: true, chromaSubsampling: "4:4:4" }).toBuffer();
    if (bytes.length < maxImageBytes) break;
  }
  return bytes;
}
