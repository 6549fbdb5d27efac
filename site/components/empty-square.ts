import { brand } from "#brand/brand.ts";
import drawing from "#brand/pictures/empty-square.svg?raw";
import { svgMarkup } from "#site/styles/svg-markup.ts";

/**
 * The landing page's square after everyone has left: the cat on its bench under the lamp, dawn in the light face and dusk in
 * the dark one. For pages that have nothing to show. Its view box is what every screen shows. Beside and above that it goes on:
 * wider screens show more of the quay, and its sky ends behind the words.
 *
 * Its purples (290 to 325) turn as far as the brand's hue is from purple; dusk, dawn, lamps and wood keep theirs.
 */
export const emptySquare = svgMarkup(drawing).replace(
  /(oklch\([\d.]+ [\d.]+) (29\d|3[0-2]\d)/g,
  (_, color, hue) => `${color} ${Number(hue) - 296 + brand.hue}`,
);
