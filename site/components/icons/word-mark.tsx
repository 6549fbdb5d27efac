import drawing from "#brand/word-mark.svg?raw";
import { trustedHtml } from "#site/components/trusted-types.ts";
import { svgMarkup } from "#site/styles/svg-markup.ts";

/** Made on first use. The same object in each render: React would write the HTML of a new one into the element. */
let html: { readonly __html: string } | undefined;

/**
 * Mark and word mark of brand/word-mark.svg, inline: its letters have the color of the text around it, and it needs no
 * request. The box around it sets its height.
 *
 * @param label the brand's name for screen readers; left out where a link around it has a name
 */
export function WordMark({ label }: { readonly label?: string }) {
  html ??= { __html: trustedHtml("word-mark", svgMarkup(drawing)) };
  const naming = label ? { role: "img", "aria-label": label } : { "aria-hidden": true };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this repository, read at build
  return <span className="word-mark" {...naming} dangerouslySetInnerHTML={html} />;
}
