import drawing from "#brand/word-mark.svg?raw";
import { svgMarkup } from "#site/styles/svg-markup.ts";

const html = { __html: svgMarkup(drawing) };

/**
 * Mark and word mark of brand/word-mark.svg, inline: its letters have the color of the text around it, and it needs no
 * request. The box around it sets its height.
 *
 * @param label the brand's name for screen readers; left out where a link around it has a name
 */
export function WordMark({ label }: { readonly label?: string }) {
  const naming = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this repository, read at build
  return <span className="word-mark" {...naming} dangerouslySetInnerHTML={html} />;
}
