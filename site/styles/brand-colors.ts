import { brand } from "#brand/brand.ts";

/**
 * Replaces what style sheets say of the brand: `var(--brand-hue)` and the lightness of buttons (`buttonsAt`). A color takes
 * as much of its chroma as sRGB holds at the hue. Beyond that, browsers clip each channel, to another hue and contrast.
 */
export function withBrandColors(css: string, hue: number = brand.hue): string {
  const buttons = buttonsAt(hue);
  return css
    .replace(/var\(--brand-((?:on-)?button(?:-hover)?)\)/g, (_, name: keyof typeof buttons) => String(buttons[name]))
    .replace(
      /oklch\(([\d.]+) ([\d.]+) var\(--brand-hue\)/g,
      (_, lightness: string, chroma: string) =>
        `oklch(${lightness} ${held(Number(lightness), Number(chroma), hue)} ${hue}`,
    );
}

/** Page backgrounds in sRGB hex, for what does not support OKLCH: `theme-color`, icons, chat apps. As `--ground`. */
export const groundColor = { light: hex(0.985, 0.006), dark: hex(0.165, 0.035) };

/** The color of buttons in sRGB hex, dark enough for white words at every hue: of wallet passes, and of the error page. */
export const colorUnderWhite = hex(darkButton(brand.hue), 0.24);

/** `--on-accent` in sRGB hex, for drawings in preview images. */
export const colorOnButtons = hex(buttonsAt(brand.hue)["on-button"], 0.035);

/**
 * The lightness of buttons and of the words on them: dark with white words, or light with dark ones, whichever shows more of
 * the hue. So yellow, green and teal are no brown or gray.
 */
function buttonsAt(hue: number) {
  const isLight = held(0.8, 0.24, hue) > held(0.48, 0.24, hue);
  const button = isLight ? 0.8 : darkButton(hue);
  return { button, "button-hover": rounded(button - 0.05), "on-button": isLight ? 0.165 : 1 };
}

/** The lightness of a button with white words: at most 0.48, and as much less as their contrast needs at this hue. */
function darkButton(hue: number): number {
  let lightness = 0.48;
  // A little above WCAG 2.2, 1.4.6 (7): screens round colors to bytes.
  while (contrastWithWhite(linear(lightness, held(lightness, 0.24, hue), hue)) < 7.05) lightness -= 0.005;
  return rounded(lightness);
}

/** The chroma of a color, or the most of it that sRGB holds at its lightness and hue. */
function held(lightness: number, chroma: number, hue: number): number {
  if (isInSrgb(linear(lightness, chroma, hue))) return chroma;
  let [inside, outside] = [0, chroma];
  while (outside - inside > 0.0001) {
    const middle = (inside + outside) / 2;
    if (isInSrgb(linear(lightness, middle, hue))) inside = middle;
    else outside = middle;
  }
  return Math.floor(inside * 10_000) / 10_000;
}

/** The smallest step of a channel is larger than what it may lie outside. */
function isInSrgb(channels: readonly number[]): boolean {
  return channels.every((channel) => channel > -0.0001 && channel < 1.0001);
}

/** By WCAG 2.2's definition of contrast. @param channels red, green and blue in linear light, 0 to 1 */
export function contrastWithWhite([red = 0, green = 0, blue = 0]: readonly number[]): number {
  return 1.05 / (0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05);
}

/** OKLCH in linear sRGB (CSS Color 4, section 10.5). A package of colors takes 0.15 s to load, in each process. */
function linear(lightness: number, chroma: number, hue: number): number[] {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** A color of the brand's hue in sRGB hex, such as "#100b1c". */
function hex(lightness: number, chroma: number): string {
  const bytes = linear(lightness, held(lightness, chroma, brand.hue), brand.hue).map((channel) => {
    const share = channel <= 0.0031308 ? 12.92 * channel : 1.055 * channel ** (1 / 2.4) - 0.055;
    return Math.round(255 * Math.min(1, Math.max(0, share)));
  });
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
}

function rounded(lightness: number): number {
  return Number(lightness.toFixed(3));
}
