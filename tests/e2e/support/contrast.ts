/** How much light each value of a channel of an sRGB color is. */
const light = Array.from({ length: 256 }, (_, byte) =>
  byte / 255 <= 0.04045 ? byte / 255 / 12.92 : ((byte / 255 + 0.055) / 1.055) ** 2.4,
);

/** The relative luminance (WCAG 2.2) of each pixel of a picture. @param bytes three for each pixel */
export function luminancesOf(bytes: ArrayLike<number>): Float64Array {
  const lightAt = (at: number) => light[bytes[at] ?? 0] ?? 0;
  return Float64Array.from({ length: bytes.length / 3 }, (_, pixel) => {
    const at = 3 * pixel;
    return 0.2126 * lightAt(at) + 0.7152 * lightAt(at + 1) + 0.0722 * lightAt(at + 2);
  });
}

/** Contrast of two luminances by WCAG 2, from 1 to 21. */
export const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
