/**
 * Details of a test that repeats another in a further language, width or color scheme: `npm test` leaves it out,
 * `npm run test:wide` runs it.
 */
export const wide = { tag: "@wide" };
