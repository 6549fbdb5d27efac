import sharp from "sharp";
import { measure, render as renderElement } from "takumi-js";
import { Renderer } from "takumi-js/node";
import { Card } from "./cards/card.tsx";
import { cardImageSlots } from "./cards/card-image-slots.ts";
import { galleryLayout, splitLayout } from "./cards/split-layout.ts";
import { cardSize, type DrawnCard, type PreviewCard } from "./preview-card.ts";
import { hasWords } from "./text/card-text-size.ts";
import { dropUnsupportedGlyphs, replaceStyledLetters } from "./text/drawable-letters.ts";
import { createFontLoader } from "./text/font-loader.ts";
import { wrapBidiText } from "./text/wrap-bidi-text.tsx";

/** The images of a card in the order of `cardImageSlots`, fitted; `undefined` where one could not be loaded. */
type LoadedImages = readonly (Uint8Array | undefined)[];

export type CardRenderer = ReturnType<typeof createCardRenderer>;

/** On some devices, WhatsApp shows no image over 300 kB. */
export const maxImageBytes = 300_000;

/** JPEG qualities, tried in turn until the image is small enough. Only detailed mosaics need more than the first. */
const qualities = [88, 78, 66, 52, 36];

/** Bytes of decoded images in the engine's cache: brand mark and background, which all cards of a kind share. */
const engineCacheBytes = 8 * 1024 * 1024;

/**
 * Starts the rendering engine (Takumi), in a process of its own (server/images/processes/draw-worker.ts): texts and images
 * are those of strangers, and engine and fonts take 120 MB.
 *
 * @param encode from RGBA pixels; tests of what is drawn take those, because the JPEG takes two thirds of the time
 */
export function createCardRenderer(encode: (pixels: Uint8Array) => Promise<Uint8Array> = encodeJpeg) {
  // No two cards use the same image, so sharp's cache would only take memory.
  sharp.cache(false);
  sharp.concurrency(1);
  const renderer = new Renderer({ cacheMaxBytes: engineCacheBytes });
  const fonts = createFontLoader((font) => renderer.registerFont(font));

  /**
   * Renders a card. Keeps one core busy (50 to 400 ms) and waits for nothing else.
   *
   * @returns a JPEG of `cardSize`, smaller than `maxImageBytes`
   */
  async function render(card: PreviewCard, loaded: LoadedImages): Promise<Uint8Array> {
    const readable = replaceStyledLetters(card);
    const { families, missing } = await fonts.load(JSON.stringify(readable), card.locale);
    const images = new Map(
      cardImageSlots(readable).flatMap(({ url }, at) => (loaded[at] ? [[url, loaded[at]] as const] : [])),
    );
    const placed = await placeImages(readable, images);
    const sources = [...images].map(([src, data]) => ({ src, data, cache: "none" as const }));
    const options = {
      ...cardSize,
      renderer,
      lang: card.locale,
      fontFamilies: families,
      emoji: "from-font",
      images: { sources, allowUrl: () => false },
    } as const;
    const supported = dropUnsupportedGlyphs(placed, missing);
    const wrapped = await wrapBidiText(supported, (element) => measure(element, options));
    const pixels = await renderElement(<Card card={wrapped} images={images} />, {
      ...options,
      format: "raw",
      dithering: "ordered-bayer",
    });
    return encode(pixels);
  }

  return { render };
}

/** Pixels of the copy that is enlarged behind a picture, how far it is blurred, and how dark it is, to be told from it. */
const blurred = { width: 32, height: 32, fit: "fill" } as const;
const blurSigma = 3;
const blurBrightness = 0.6;

/** Decides by the images that were loaded how a post is drawn. Adds the blurred copy of a picture to them. */
async function placeImages(card: PreviewCard, images: Map<string, Uint8Array>): Promise<DrawnCard> {
  if (card.kind !== "post") return card;
  const [image, ...others] = card.images.filter((url) => images.has(url));
  const file = image && images.get(image);
  if (!file) return { ...card, kind: "text" };
  if (others.length > 0) return { ...card, kind: "split", images: [image, ...others], layout: galleryLayout };
  const layout = splitLayout(await sharp(file).metadata(), hasWords(card.text));
  if (layout === "fill") return { ...card, kind: "fill", image };
  if (layout === "none") return { ...card, kind: "text" };
  if ("tiny" in layout) return { ...card, kind: "text", tiny: { image, ...layout.tiny } };
  const ground = sharp(file).resize(blurred).blur(blurSigma).modulate({ brightness: blurBrightness });
  images.set(`${image}:blurred`, await ground.png().toBuffer());
  return { ...card, kind: "split", images: [image], layout };
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
