import { join } from "node:path";
import type { Plugin } from "vite";

const original = "new Response(body,";
const encoded = "body = encoder.encode(body);";

/** Astro's pages as ./page-response.ts: rendered to one text and encoded, they are not copied any more. */
export function pagesAsBytes(): Plugin {
  return {
    name: "pages-as-bytes",
    apply: "build",
    transform: {
      filter: { id: /\/astro\/dist\/runtime\/server\/render\/page\.js$/ },
      handler(code) {
        if (!code.includes(original) || !code.includes(encoded)) {
          throw new Error("Astro answers with pages otherwise now: adapt or remove this");
        }
        const file = JSON.stringify(join(import.meta.dirname, "page-response.ts"));
        const made = code.replaceAll(original, "new PageResponse(body,");
        return { code: `import { PageResponse } from ${file};\n${made}`, map: null };
      },
    },
  };
}
