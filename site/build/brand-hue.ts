import type { Plugin } from "vite";
import { withBrandColors } from "#site/styles/brand-colors.ts";

/** Gives style sheets the colors of the brand. */
export function brandHue(): Plugin {
  return {
    name: "brand-hue",
    enforce: "pre",
    transform: { filter: { id: /\.css(\?|$)/ }, handler: (css) => ({ code: withBrandColors(css), map: null }) },
  };
}
