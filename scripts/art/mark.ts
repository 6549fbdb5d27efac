import { violet } from "./palette.ts";

/**
 * The mark, in a box of 64: an arcade of two arches as it stands around an old square, an "m" for Meydan, and a
 * speech bubble, its tail at the last column.
 */
export const markPath =
  "M10.5 46V29.500C10.5 20.9 16.9 15 25 15H39C47.6 15 53.5 20.9 53.5 29.500V41.500C53.5 46 55 49 58 51.200C58.9 51.9 58.5 53.3 57.4 53.300C51.3 53.5 46.6 51.9 44 48.600V34A4 4 0 0 0 36 34V46A4 4 0 0 1 28 46V34A4 4 0 0 0 20 34V46A4.75 4.75 0 0 1 10.5 46Z";

/** The app icon: the mark in white on brand purple lit from above. `corner` is the radius of the ground. */
export function iconSvg(corner: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><defs><radialGradient id="a" cx="50%" cy="0%" r="115%"><stop stop-color="${violet(0.64, 0.25)}"/><stop offset=".55" stop-color="${violet(0.5, 0.25)}"/><stop offset="1" stop-color="${violet(0.36, 0.2)}"/></radialGradient></defs><rect width="64" height="64" rx="${corner}" fill="url(#a)"/><path d="${markPath}" fill="#fff"/></svg>`;
}

/** "meydan" in six letters drawn with one pen (strokes, no font), x-height 32, in a box of 262 × 68. */
const letters = [
  "M5 46V15M5 26.5a11.5 11.5 0 0 1 23 0V46M28 26.5a11.5 11.5 0 0 1 23 0V46",
  "M66.5 30.500H96A15 15.5 0 1 0 91.6 41.5",
  "M109 15 122.5 44.500M136 15 120 51.500C118 56.5 115 60 108.5 59.5",
  "M178 2V46M178 30.500A15.5 15.5 0 1 0 147 30.500A15.5 15.5 0 1 0 178 30.5",
  "M223 15V46M223 30.500A15.5 15.5 0 1 0 192 30.500A15.5 15.5 0 1 0 223 30.5",
  "M237 46V15M237 28.500a12 13.5 0 0 1 24 0V46",
];

/** The word mark alone, drawn in `colour`. */
export function wordMark(colour: string): string {
  return `<path d="${letters.join("")}" fill="none" stroke="${colour}" stroke-width="8.5" stroke-linecap="round" stroke-linejoin="round"/>`;
}

/** Mark and word mark side by side, 356 × 68, for a dark or a light ground. */
export function logoSvg(face: "dark" | "light"): string {
  const icon = iconSvg(18).replace("<svg ", '<svg x="0" y="2" width="64" height="64" ');
  return `<svg xmlns="http://www.w3.org/2000/svg" width="356" height="68" viewBox="0 0 356 68">${icon}<g transform="translate(86 4)">${wordMark(face === "dark" ? violet(0.985, 0.006) : violet(0.23, 0.05))}</g></svg>`;
}
