import icon from "#brand/public/favicon.svg?raw";

/** Characters that the icon may add to every page: the brand's own adds 500, which pack to 60 bytes beside its mark. */
const longest = 1000;

/**
 * Where a tab's icon comes from: the page itself, because browsers fetch it before they paint, on a connection of its
 * own; from its file where it is a larger drawing.
 */
export const pageIcon = pageIconOf(icon);

export function pageIconOf(svg: string): string {
  const packed = svg.trim().replace(/>\s+</g, "><").replaceAll('"', "'").replaceAll("%", "%25").replaceAll("#", "%23");
  return packed.length <= longest ? `data:image/svg+xml,${packed}` : "/favicon.svg";
}
