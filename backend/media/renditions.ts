import sharp from "sharp";

/** Pixels across of what lists, previews and avatars show; a picture is never enlarged. */
const mediumWidth = 960;
const thumbWidth = 320;

/** Pixels of a picture at most: 50 million is what the largest phone cameras make. */
const pixelLimit = 50_000_000;

export interface Renditions {
  /** Size as shown, after the turn a camera may have noted. */
  readonly width: number;
  readonly height: number;
  /** WebP without the original's metadata, which may hold a place. */
  readonly medium: Uint8Array;
  readonly thumb: Uint8Array;
}

/** Reads a picture's size and makes its smaller ones; of an animation, the first frame. */
export async function renderRenditions(path: string): Promise<Renditions | "unreadable"> {
  try {
    const picture = sharp(path, { limitInputPixels: pixelLimit, failOn: "error" });
    const { autoOrient } = await picture.metadata();
    const render = (width: number) =>
      picture.clone().autoOrient().resize({ width, withoutEnlargement: true }).webp({ quality: 80 }).toBuffer();
    const [medium, thumb] = await Promise.all([render(mediumWidth), render(thumbWidth)]);
    return { width: autoOrient.width, height: autoOrient.height, medium, thumb };
  } catch {
    return "unreadable";
  }
}
