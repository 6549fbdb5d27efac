import icon from "#brand/public/favicon.svg?raw";
import { svgMarkup } from "#site/styles/svg-markup.ts";

/** Characters. The default brand's icon has 500, which add 60 bytes to a compressed page. */
const maxInlineLength = 1000;

/**
 * URL of the tab's icon. A small icon is a data URL, because browsers fetch the icon before first paint, on a separate
 * connection; a larger one is linked.
 */
export const pageIcon = pageIconOf(icon);

export function pageIconOf(svg: string): string {
  const encoded = svgMarkup(svg).replaceAll('"', "'").replaceAll("%", "%25").replaceAll("#", "%23");
  return encoded.length <= maxInlineLength ? `data:image/svg+xml,${encoded}` : "/favicon.svg";
}
