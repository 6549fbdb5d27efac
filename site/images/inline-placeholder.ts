import sharp from "sharp";

/** Where a picture is seen first, in points of a screen. */
export interface PlaceOfImage {
  readonly width: number;
  /** At most; what is higher is made narrower. */
  readonly height: number;
  /** Bytes that it may take in any case: another place, of another shape, may show more of it. */
  readonly bytes?: number;
}

/** A post's picture on a phone, and the height of its frame there (site/ui/tokens.css); a ticket's is cut higher. */
const phoneScreen: PlaceOfImage = { width: 412, height: 583, bytes: 1280 };

/**
 * Bits for each point, some above those from which on browsers take something for a picture and not for a filling
 * of its place (https://web.dev/articles/lcp: 0.05).
 */
const bits = 0.0545;

interface Fineness {
  /** Standard deviation in pixels: what is coarse is soft instead of blocky. */
  readonly blur: number;
  /** The encoder's, of 100. */
  readonly quality: number;
}

/** From coarse to fine: first ever less blurred, then ever better packed. */
const finenesses: readonly Fineness[] = [
  ...Array.from({ length: 36 }, (_, at) => ({ blur: 14 * 0.92 ** at, quality: 1 })),
  ...[1, 4, 8, 12, 17, 23, 30, 40].map((quality) => ({ blur: 0, quality })),
];

/** How many times the bytes of one fineness those of the next are, about. */
const step = 1.04;

/** The encoder's efforts: 10 ms to find about how fine it may be, 0.2 s for what every first view carries. */
const hasty = 0;
const careful = 4;

/** What the careful one makes of the hasty one's bytes, at least. */
const saving = 0.7;

/**
 * A picture in so few bytes that it stands in the page itself and is seen with it: AVIF keeps outlines and colours in
 * some hundredths of the bytes.
 *
 * Measured on one core, beside other work: 0.3 to 1 s.
 *
 * @param bytes a picture from a trusted hand
 * @returns AVIF of up to 1280 to 1640 bytes for a phone's screen; more only where not even a blur is smaller
 * @throws where it is no picture
 */
export async function renderInlinePlaceholder(
  bytes: Uint8Array,
  place: PlaceOfImage = phoneScreen,
): Promise<Uint8Array> {
  const { width, height, hasAlpha } = await sharp(bytes).metadata();
  const small = sharp(bytes).resize({ width: pixelsAcross(width / height, place), withoutEnlargement: true });
  const { data, info } = await small.clone().removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const alpha = hasAlpha ? await small.clone().extractChannel("alpha").raw().toBuffer() : undefined;
  const drawn = async (at: number, effort: number): Promise<Buffer> => {
    const { blur, quality } = finenesses[at] as Fineness;
    const size = { width: info.width, height: info.height };
    const pixels = sharp(data, { raw: { ...size, channels: 3 } });
    const soft = await (blur > 0 ? pixels.blur(blur) : pixels).raw().toBuffer();
    const whole = sharp(soft, { raw: { ...size, channels: 3 } });
    // The outline stays sharp: the picture that follows has the same, and covers all of it.
    if (alpha) whole.joinChannel(alpha, { raw: { ...size, channels: 1 } });
    return whole.avif({ quality, effort, chromaSubsampling: "4:2:0" }).toBuffer();
  };
  const limit = bytesFor(width / height, place);
  let [low, high] = [0, finenesses.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((await drawn(middle, hasty)).length * saving <= limit) low = middle;
    else high = middle - 1;
  }
  let placeholder = await drawn(low, careful);
  while (placeholder.length > limit && low > 0) {
    const steps = Math.floor(Math.log(placeholder.length / limit) / Math.log(step));
    low = Math.max(0, low - Math.max(1, steps));
    placeholder = await drawn(low, careful);
  }
  return placeholder;
}

/** Pixels across of a tile's placeholder: a soft notion of it. */
const tileWidth = 32;

/**
 * A picture of a mosaic in some two hundred bytes, as four are seen at once: WebP, whose head alone is a sixth of AVIF's.
 *
 * @throws where it is no picture
 */
export function drawTilePlaceholder(bytes: Uint8Array): Promise<Uint8Array> {
  return sharp(bytes).resize({ width: tileWidth }).webp({ quality: 20, effort: 6 }).toBuffer();
}

/**
 * As many pixels as the whole place has points, whatever of the picture is cut off there: one with fewer would count as
 * smaller than the picture that follows it.
 */
function pixelsAcross(ratio: number, { width, height }: PlaceOfImage): number {
  return Math.round(Math.sqrt(width * height * ratio));
}

function bytesFor(ratio: number, { width, height, bytes = 0 }: PlaceOfImage): number {
  const points = Math.min(width, height * ratio) * Math.min(height, width / ratio);
  return Math.max(bytes, (points * bits) / 8);
}
