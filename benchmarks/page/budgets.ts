/** What a first view may cost: bytes as they come over the line, packed with Brotli, headers included. 1 kB is 1000. */
export const budgets = {
  /** A page's HTML with its styles: one flight of a new connection is 14,600 bytes (RFC 6928). */
  document: 13_000,
  /**
   * All that the landing page fetches before it has loaded, on a phone of 360 px and two pixels to each; and, where no
   * other limit is set below, with its phone and its fonts, which come later.
   */
  landingUntilLoad: 40_000,
  landingScript: 3_000,
  /** Script of a post's page, fetched when the browser is idle. The aim was 65,000, when React was part of it. */
  postScript: 13_000,
  /** Milliseconds in Lighthouse's simulation of a phone, median of five. */
  largestContentfulPaint: 700,
  totalBlockingTime: 10,
  /** A hundredth of what is called good (https://web.dev/articles/cls): a letter's breadth, when the font is put on. */
  cumulativeLayoutShift: 0.001,
  /** Of 100, on pages that search engines may list. */
  score: 100,
} as const;

/** Languages whose letters are a face of their own beside the Latin one, and what the landing page is with its fonts. */
export const landingWithFontOver: Readonly<Partial<Record<string, number>>> = {
  ru: 47_000,
  ar: 60_000,
  fa: 60_000,
  // A letter of Devanagari is hundreds of shapes.
  hi: 109_000,
};
