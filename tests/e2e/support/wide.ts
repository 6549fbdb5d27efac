/**
 * Details of a test that repeats another in a further language, width or color scheme, or on a page of the same parts:
 * `npm test` leaves it out, `npm run test:long -- browser` runs it.
 */
export const wide = { tag: "@wide" };

/** `wide`, or no details. */
export const wideIf = (isWide: boolean | undefined) => (isWide ? wide : {});
