/** What one picture within a drawing may cost before it is left out: 40 megapixels unpacked, 2 s to make it fit. */
export const imageLimits = { pixels: 40_000_000, seconds: 2 } as const;
