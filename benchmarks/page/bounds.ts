import type { Locale } from "#locales/index.ts";

/** Bounds of a visit on a phone. 1 kB is 1000 bytes. */
export const bounds = {
  /** All scripts that a page loads by itself, in Brotli, without headers. */
  scriptBytes: { withIslands: 78_000, withoutIslands: 10_000 },
  /** Lighthouse's score for performance, and its others; SEO only where a page may be indexed. */
  score: { performance: 97, others: 100 },
  /** Largest Contentful Paint, in milliseconds, by what is the largest element. */
  lcp: { text: 850, image: 1100 },
  /** Cumulative Layout Shift, to three decimals. */
  cls: 0,
  /** The same where the fonts come after everything else, by language. */
  lateFontShift: { tr: 0.02, en: 0.02, others: 0.05 } as Readonly<Partial<Record<Locale, number>> & { others: number }>,
  /** Time until the first image is painted, compared with a page without script that has the same image. */
  firstImageRatio: 1.15,
  /** Milliseconds until the carousel is hydrated. */
  carousel: 2000,
} as const;
