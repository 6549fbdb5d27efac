/** The frames media are shown in, named for the stylesheet (no inline styles: the policy forbids them). */
const shapes = [
  { name: "tall", ratio: 9 / 16 },
  { name: "portrait", ratio: 3 / 4 },
  { name: "upright", ratio: 4 / 5 },
  { name: "square", ratio: 1 },
  { name: "landscape", ratio: 4 / 3 },
  { name: "photo", ratio: 3 / 2 },
  { name: "wide", ratio: 16 / 9 },
] as const;

export type AspectRatio = (typeof shapes)[number]["name"] | "unknown";

/** Width over height of a frame. */
export function ratioOfFrame(shape: AspectRatio): number {
  return shapes.find(({ name }) => name === shape)?.ratio ?? unknownRatio;
}

/** Of the frame in which an image of unknown size is shown whole. */
const unknownRatio = 4 / 5;

/** A frame that is this much wider or higher than its image would cut too much off. */
const tolerance = 1.18;

/**
 * The frame that fits an image of known size best, so that it keeps its place before it has arrived.
 *
 * @returns `undefined` where the size is unknown; "unknown" where no frame fits (it is then shown whole in one)
 */
export function closestAspectRatio(
  size: { readonly width?: number | undefined; readonly height?: number | undefined } | undefined,
): AspectRatio | undefined {
  if (!size?.width || !size.height) return undefined;
  const ratio = size.width / size.height;
  const misfit = (shape: (typeof shapes)[number]) => Math.abs(Math.log(ratio / shape.ratio));
  const best = shapes.reduce((found, shape) => (misfit(shape) < misfit(found) ? shape : found));
  return misfit(best) <= Math.log(tolerance) ? best.name : "unknown";
}
