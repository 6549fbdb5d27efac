import { readFile } from "node:fs/promises";
import type { Plugin } from "vite";
import { renderInlinePlaceholder } from "#site/images/inline-placeholder.ts";

const request = /^(.+)\?(\d+)x(\d+)&placeholder$/;

/**
 * `import phone from "#brand/pictures/phone-feed.png?263x549&placeholder"` gives a picture as a data URL of about a
 * kilobyte (site/pictures/draw-placeholder.ts), by the points of its place on a phone.
 */
export function placeholder(): Plugin {
  return {
    name: "placeholder",
    enforce: "pre",
    async load(id) {
      const [, file, width, height] = request.exec(id) ?? [];
      if (file === undefined) return null;
      this.addWatchFile(file);
      const drawn = await renderInlinePlaceholder(await readFile(file), {
        width: Number(width),
        height: Number(height),
      });
      return `export default "data:image/avif;base64,${Buffer.from(drawn).toString("base64")}";`;
    },
  };
}
