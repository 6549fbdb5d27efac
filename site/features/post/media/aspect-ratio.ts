import type { ImageLook } from "#site/images/signed-image.ts";

/** Pixels of an image and its color, where they are known. */
export type MediaSize = Pick<ImageLook, "width" | "height" | "color">;

/**
 * The frames of what people post, from the narrowest to the widest, named for the stylesheet, which has the same ratios (no
 * inline styles: the policy forbids them). An image gives its frame its own ratio; those with a ratio here show a part of it.
 */
const shapes = [
  { name: "comic", upTo: 0.4, ratio: 0.8 },
  { name: "screen", upTo: 0.58, ratio: 0.8 },
  { name: "tall", upTo: 0.7 },
  { name: "page", upTo: 0.715, ratio: 1 },
  { name: "portrait", upTo: 0.785 },
  { name: "upright", upTo: 0.95 },
  { name: "square", upTo: 1.2 },
  { name: "landscape", upTo: 4.2 },
  { name: "panorama", upTo: Number.POSITIVE_INFINITY, ratio: 2.1 },
] as const;

export type AspectRatio = (typeof shapes)[number]["name"] | "tiny" | "unknown";

/** Width over height, where they are known. */
export function ratioOf({ width, height }: MediaSize = {}): number | undefined {
  return width && height ? width / height : undefined;
}

/** Pixels below which an image, enlarged by half, is tiny. */
const tinySize = 160;

/** A light color: of a sheet of paper (ISO 216), not of a poster. */
const light = /^#([d-f].){3}$/;

/** The frame of an image, which keeps its place before it has arrived. */
export function frameShape({ width, height, color = "" }: MediaSize = {}): AspectRatio {
  if (!width || !height) return "unknown";
  if (Math.max(width, height) < tinySize) return "tiny";
  const name = shapes.find(({ upTo }) => width / height <= upTo)?.name ?? "panorama";
  return name === "page" && !light.test(color) ? "portrait" : name;
}

/** Width over height of the frame of a video whose poster is upright, of which nothing is cut. */
const videoRatio = 9 / 16;

/** Width over height of the frame of an image; of an unknown one a square. */
export function frameRatio(size: MediaSize, isPoster = false): number {
  const shape = shapes.find(({ name }) => name === frameShape(size));
  if (isPoster && shape && isCutBelow(shape.name)) return videoRatio;
  if (shape && "ratio" in shape) return shape.ratio;
  return (shape && ratioOf(size)) ?? 1;
}

/** Whether the frame's ratio is that of the image, or its upper part: it is as wide as the image, and no wider. */
export function isFramedByItself(shape: AspectRatio): boolean {
  return shape !== "panorama" && shape !== "unknown";
}

/**
 * Whether the frame shows only the top of a higher image. A video of this shape is shown whole, and so is a document in an
 * embed.
 */
export function isCutBelow(shape: AspectRatio): boolean {
  return shape === "comic" || shape === "screen";
}

/** How two images share their frame: lying ones one above the other, upright ones side by side, others in a square. */
export function pairShape(images: readonly MediaSize[]): "rows" | "pair" | undefined {
  const ratios = images.map(({ width = 1, height = 1 }) => width / height);
  if (ratios.length !== 2) return undefined;
  if (ratios.every((ratio) => ratio > 1.2)) return "rows";
  return ratios.every((ratio) => ratio < 0.9) ? "pair" : undefined;
}

/** Width over height of the frame of two upright images. */
export const pairRatio = 1.5;
