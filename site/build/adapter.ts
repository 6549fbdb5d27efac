import type { AstroIntegration } from "astro";

/**
 * Builds the site as one function from a request to a response (./server-entry.ts) and no server of its own:
 * server/ has the only one. The ready-made Node adapter writes to the socket itself, so that neither a failed
 * page could be told from a finished one nor a page be kept in a cache (docs/decisions/0003-one-process.md).
 */
export function renderFunction(): AstroIntegration {
  return {
    name: "render-function",
    hooks: {
      "astro:config:done": ({ setAdapter }) => {
        setAdapter({
          name: "render-function",
          entrypointResolution: "auto",
          serverEntrypoint: new URL("./server-entry.ts", import.meta.url),
          adapterFeatures: { buildOutput: "server", middlewareMode: "classic" },
          supportedAstroFeatures: { serverOutput: "stable", sharpImageService: "stable" },
        });
      },
      // Astro names each hash once for every page that has it, and goes through all of them for each request.
      // No style's may go, though each page names those of its own: Astro's rule for islands is named nowhere else.
      "astro:build:ssr": ({ manifest: { csp } }) => {
        for (const directive of [csp?.scriptDirective, csp?.styleDirective]) {
          if (directive) directive.hashes = [...new Set(directive.hashes)];
        }
      },
    },
  };
}
