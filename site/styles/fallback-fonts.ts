import type { Locale } from "#locales/index.ts";

/** Where devices have a font, regular and bold. */
const devices = {
  "Onest Arial": ["Arial,Liberation Sans", "Arial Bold,Liberation Sans Bold"],
  "Onest Roboto": ["Roboto", "Roboto Bold,Roboto-Bold"],
  "Vazirmatn Naskh": ["NotoNaskhArabic-Regular", "NotoNaskhArabic-Bold"],
  "Vazirmatn DejaVu": ["DejaVu Sans", "DejaVu Sans Bold,DejaVuSans-Bold"],
  "Devanagari Noto": [
    "Noto Sans Devanagari,NotoSansDevanagari-Regular",
    "Noto Sans Devanagari Bold,NotoSansDevanagari-Bold",
  ],
} as const;

/**
 * The device's fonts in the web fonts' widths, so that text keeps its lines when those arrive (docs/decisions/0014): the
 * `@font-face` rules of a page in this language, whose families tokens.css lists.
 *
 * Widths are those of all messages of a script (locales/) in the web font, in percent of their width in the device's, as
 * Chromium shapes them, in each weight of tokens.css: Onest's bold is wider than its medium, a device has one bold for
 * both. fallback-width.spec.ts measures what is left of the difference. Measured are
 * - Onest over Liberation Sans, which has Arial's widths, and over Roboto: Latin, Cyrillic, and bold digits: Arial's are
 *   narrower than its letters, and a row of counts would wrap. Letters are not equally frequent in all languages: in
 *   English the average Onest letter is 2 % wider over Arial than in Turkish, so both have widths of their own
 * - Vazirmatn over Noto Naskh Arabic (Android) and DejaVu Sans (Linux)
 * - the web font Noto Sans Devanagari over the installed one
 */
export function fallbackFonts(language: Locale): string {
  const isTurkish = language === "tr";
  const isEnglish = language === "en";
  return [
    faces("Onest Arial", isTurkish ? [103.8, 98, 99.8] : isEnglish ? [105.9, 99.5, 101.1] : [104.6, 98.7, 100.2]),
    faces("Onest Roboto", isTurkish ? [104.7, 104.4, 106.3] : isEnglish ? [106.3, 106.4, 108] : [105, 105.3, 107]),
    faces("Onest Arial", [undefined, 101.5, 104.8], "U+30-39"),
    faces("Onest Roboto", [102.4, 103.1, 104.9], "U+400-52F"),
    faces("Vazirmatn Naskh", [108.5, 107.2, 107.8], "U+600-6FF"),
    faces("Vazirmatn DejaVu", [92.6, 79.5, 79.8], "U+600-6FF"),
    faces("Devanagari Noto", [99.5, 95.9, 100], "U+900-97F"),
  ].join("");
}

/** @param widths in regular, medium and bold; where one is undefined, there is no face of that weight */
function faces(family: keyof typeof devices, widths: readonly (number | undefined)[], range?: string): string {
  return widths
    .map((width, at) => {
      if (width === undefined) return "";
      const sources = devices[family][at === 0 ? 0 : 1].split(",").map((name) => `local(${name})`);
      // Onest's ascent and descent. Only the font of U+0020 sets the height of a line whose `line-height` is a number,
      // so the faces with a range do without.
      const rest = range
        ? `unicode-range:${range}`
        : `ascent-override:${percent(97, width)};descent-override:${percent(30.5, width)}`;
      const weight = ["400 549", "550 699", "700"][at];
      return `@font-face{font-family:${family};src:${sources};font-weight:${weight};size-adjust:${width}%;${rest}}`;
    })
    .join("");
}

/** A measure of the web font, in percent, for a font that is adjusted to this width. */
function percent(measure: number, width: number): string {
  return `${Math.round((measure * 1000) / width) / 10}%`;
}
