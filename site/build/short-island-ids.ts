import type { Plugin } from "vite";

const original = /const astroId = shorthash\(\s*`<!--\$\{metadata\.componentExport\.value\}.*?`\s*\);/s;

/**
 * Astro gives each island the hash of all its markup and properties, a twentieth of the time a post page takes, for
 * its development server to tell islands apart. Nothing reads it in production.
 */
export function shortIslandIds(): Plugin {
  return {
    name: "short-island-ids",
    apply: "build",
    transform: {
      filter: { id: /\/astro\/dist\/runtime\/server\/render\/component\.js$/ },
      handler(code) {
        if (!original.test(code)) throw new Error("Astro names its islands otherwise now: adapt or remove this");
        return { code: code.replace(original, "const astroId = shorthash(metadata.componentUrl);"), map: null };
      },
    },
  };
}
