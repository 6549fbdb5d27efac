import { join } from "node:path";
import type { Plugin } from "vite";
import { makeImageVariants } from "./picture-variants.ts";

const suffix = "?picture";

/**
 * `import phone from "#brand/pictures/phone-feed.png?picture"` gives what `<Picture>` of site/ui/ shows: the PNG in
 * AVIF and WebP at several widths, each an asset with a hash in its name, and its exact size. An owner replaces the
 * PNG and builds anew.
 */
export function image(): Plugin {
  let folder = "";
  return {
    name: "picture",
    enforce: "pre",
    configResolved(config) {
      folder = join(config.root, ".astro", "pictures");
    },
    async load(id) {
      if (!id.endsWith(suffix)) return null;
      const file = id.slice(0, -suffix.length);
      this.addWatchFile(file);
      const { width, height, variants } = await makeImageVariants(file, folder);
      const urls = variants.map(
        (variant, index) => `import url${index} from ${JSON.stringify(`${variant.file}?url&no-inline`)};`,
      );
      const sources = [...new Set(variants.map(({ type }) => type))].map((type) => {
        const srcSet = variants
          .map((variant, index) => ({ ...variant, index }))
          .filter((variant) => variant.type === type)
          .map((variant) => `\${url${variant.index}} ${variant.width}w`)
          .join(", ");
        return `{ type: ${JSON.stringify(type)}, srcSet: \`${srcSet}\` }`;
      });
      return `${urls.join("\n")}
export default { sources: [${sources.join(", ")}], src: url${variants.length - 1}, width: ${width}, height: ${height} };
`;
    },
  };
}
