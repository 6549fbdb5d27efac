import { readFileSync } from "node:fs";

/**
 * sRGB hex from OKLCH (Björn Ottosson's matrices): pictures are drawn from the one brand hue too, and SVG
 * renderers besides browsers do not read `oklch()`.
 *
 * @param lightness 0 to 1
 * @param chroma 0 to about 0.37; clipped to sRGB
 * @param hue degrees
 */
function oklch(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const bytes = linear.map((value) => {
    const clipped = Math.min(1, Math.max(0, value));
    return Math.round(255 * (clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055));
  });
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

/** The hue of brand/brand.css, degrees. */
const brandHue = Number(
  /--brand-hue:\s*([\d.]+)/.exec(readFileSync(new URL("../../brand/brand.css", import.meta.url), "utf8"))?.[1],
);

/** A shade of the brand's own hue. */
export function violet(lightness: number, chroma: number): string {
  return oklch(lightness, chroma, brandHue);
}
