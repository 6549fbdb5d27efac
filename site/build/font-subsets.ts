/** A slice of a font: the file it is cut from and the characters it keeps. */
export interface FontSubset {
  readonly name: string;
  /** Path inside node_modules. */
  readonly file: string;
  /**
   * As in CSS `unicode-range`: the browser loads the slice only where a page has one of these characters. The joiners
   * U+200C and U+200D are in none, else each family of emoji would load two (91 kB): Arabic letters join the same
   * without, and of Devanagari only the ra of Marathi and Nepali is written otherwise.
   */
  readonly unicodeRange: readonly string[];
  /** What the style sheet says instead, which is shorter: of what is not in this slice, all falls to those after it. */
  readonly claim?: string;
}

export interface FontFamilySource {
  /** Weights kept of the variable axis; tokens.css uses none outside. */
  readonly weights: readonly [number, number];
  /** OpenType features kept; all where not said. */
  readonly features?: readonly string[];
  readonly subsets: readonly FontSubset[];
}

const onest = "@fontsource-variable/onest/files/onest";

/** The one display and text family, Onest: Turkish and all Latin, Cyrillic. */
export const latinFont: FontFamilySource = {
  weights: [400, 700],
  // Every letter here is a glyph of its own. Figures of one width, other shapes by context and marks to be put
  // together would be a quarter of the first file.
  features: ["kern"],
  subsets: [
    {
      // What the site's own texts are written with in every Latin-script language, Turkish apart, and no more.
      name: "latin",
      file: `${onest}-latin-wght-normal.woff2`,
      unicodeRange: [
        "U+20-23",
        "U+25-3B",
        "U+3D",
        "U+3F-5A",
        "U+5F",
        "U+61-7A",
        "U+A0",
        "U+A9",
        "U+AB",
        "U+B7",
        "U+BB",
        "U+BF-C4",
        "U+C7-CA",
        "U+CD",
        "U+D3",
        "U+D6",
        "U+DA",
        "U+DC",
        "U+DF-E4",
        "U+E7-EA",
        "U+EC-EE",
        "U+F1-F6",
        "U+F9-FC",
        "U+131",
        "U+153",
        "U+2013-2014",
        "U+2018-2019",
        "U+201C-201E",
        "U+2026",
      ],
      claim: "U+20-17F,U+2013-2014,U+2018-2019,U+201C-201E,U+2026",
    },
    {
      name: "western",
      file: `${onest}-latin-wght-normal.woff2`,
      unicodeRange: [
        "U+24",
        "U+3C",
        "U+3E",
        "U+5B-5E",
        "U+60",
        "U+7B-7E",
        "U+A1-A8",
        "U+AA",
        "U+AC-B6",
        "U+B8-BA",
        "U+BC-BE",
        "U+C5-C6",
        "U+CB-CC",
        "U+CE-D2",
        "U+D4-D5",
        "U+D7-D9",
        "U+DB",
        "U+DD-DE",
        "U+E5-E6",
        "U+EB",
        "U+EF-F0",
        "U+F7-F8",
        "U+FD-FF",
        "U+152",
        "U+201A",
        "U+2022",
        "U+20AC",
      ],
    },
    {
      // ğ İ ş and the lira sign, apart from the rest of Latin Extended: 2 kB instead of 11. The ı is in the Latin file.
      name: "turkish",
      file: `${onest}-latin-ext-wght-normal.woff2`,
      unicodeRange: ["U+11E-11F", "U+130", "U+15E-15F", "U+20BA"],
    },
    {
      name: "latin-extended",
      file: `${onest}-latin-ext-wght-normal.woff2`,
      unicodeRange: ["U+100-11D", "U+120-12F", "U+132-151", "U+154-15D", "U+160-17F", "U+218-21B"],
    },
    {
      name: "cyrillic",
      file: `${onest}-cyrillic-wght-normal.woff2`,
      unicodeRange: ["U+401", "U+410-44F", "U+451", "U+2116"],
    },
  ],
};

/** Vazirmatn, for Arabic and Persian. */
const arabicFont: FontFamilySource = {
  weights: [400, 700],
  subsets: [
    {
      name: "arabic",
      file: "@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2",
      unicodeRange: [
        "U+60C",
        "U+61B",
        "U+61F",
        "U+621-63A",
        "U+640-655",
        "U+660-66C",
        "U+670",
        "U+67E",
        "U+686",
        "U+698",
        "U+6A9",
        "U+6AF",
        "U+6C0",
        "U+6CC",
        "U+6F0-6F9",
      ],
    },
  ],
};

/** Noto Sans, for Hindi. */
const devanagariFont: FontFamilySource = {
  weights: [400, 700],
  subsets: [
    {
      name: "devanagari",
      file: "@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2",
      unicodeRange: ["U+900-97F", "U+25CC"],
    },
  ],
};

export const fontFamilies: readonly FontFamilySource[] = [latinFont, arabicFont, devanagariFont];
