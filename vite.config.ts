import react from "@vitejs/plugin-react";
import { defaultClientConditions, defaultServerConditions, defineConfig } from "vite";
import { imagetools } from "vite-imagetools";
import { sourceFingerprint } from "./scripts/build/source-fingerprint.ts";
import { distName, hasTestBrand, testBrand } from "./server/config/dist-name.ts";
import { brandHue } from "./site/build/brand-hue.ts";
import { clientChunk } from "./site/build/client-chunk.ts";
import { inlineScript } from "./site/build/inline-script.ts";
import { clientInputs, sheetsOfStates } from "./site/build/read-assets.ts";
import { responsiveImages } from "./site/build/responsive-images.ts";
import { shortClassNames } from "./site/build/short-class-names.ts";
import { buildTargets, lookBrowsers, scriptBrowsers } from "./site/build/supported-browsers.ts";

const isPackage = (id: string) => id.includes("/node_modules/");

/** Two builds of one tree: `client` for browsers, `ssr` for server/. scripts/build.ts runs both. */
export default defineConfig({
  appType: "custom",
  builder: {},
  publicDir: "brand/public",
  define: { sourcesOfBuild: JSON.stringify(sourceFingerprint(import.meta.dirname)) },
  plugins: [react(), imagetools(responsiveImages(hasTestBrand)), brandHue(), inlineScript(), shortClassNames()],
  ...(hasTestBrand && {
    resolve: { conditions: [testBrand, ...defaultClientConditions] },
    // Vitest loads packages as Node does, which knows no "module".
    ssr: { resolve: { conditions: [testBrand, ...defaultServerConditions.filter((name) => name !== "module")] } },
  }),
  build: {
    // The Content-Security-Policy allows no font from a data: URL, and a small picture would be in every page, for both themes.
    assetsInlineLimit: (file) => (/\.(?:woff2|avif|webp|png)$/.test(file) ? false : undefined),
  },
  environments: {
    client: {
      build: {
        outDir: `${distName}/client`,
        target: buildTargets(scriptBrowsers),
        manifest: true,
        // Licenses of the packages in the scripts ask for their text in every copy; the scripts say where it is.
        license: { fileName: "licenses.txt" },
        // Pages carry their CSS inlined; a stylesheet for each island would be the same rules once more.
        cssCodeSplit: false,
        rolldownOptions: {
          input: clientInputs,
          output: {
            codeSplitting: {
              groups: [
                {
                  name: (id, modules) =>
                    clientChunk(import.meta.dirname, id, (one) => modules.getModuleInfo(one)?.importers ?? []),
                  minShareCount: 2,
                },
              ],
            },
            postBanner: ({ moduleIds }) => (moduleIds.some(isPackage) ? "/*! /licenses.txt */" : ""),
          },
        },
      },
    },
    ssr: {
      build: {
        outDir: `${distName}/server`,
        manifest: true,
        ssr: true,
        emitAssets: true,
        copyPublicDir: false,
        // Older targets would replace `light-dark()` by variables that a dark dialog on a light page cannot override.
        cssTarget: buildTargets(lookBrowsers),
        rolldownOptions: {
          input: {
            site: "site/app.tsx",
            statistics: "statistics/html/render-statistics.tsx",
            "card-renderer": "site/features/preview-images/create-card-renderer.tsx",
          },
          output: {
            codeSplitting: { groups: Object.entries(sheetsOfStates).map(([name, test]) => ({ name, test })) },
            // Pages link several style sheets, and nobody reads what those are called.
            assetFileNames: ({ names: [name = ""] }) =>
              name.endsWith(".css") ? "assets/[hash][extname]" : "assets/[name]-[hash][extname]",
          },
        },
      },
    },
  },
});
