import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import { build } from "esbuild";
import { createElement, type FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Plugin } from "vite";
import { usedTokens } from "./used-tokens.ts";

const suffix = "?drawing";

/** @returns the definitions of the tokens that a drawing uses, with those that they use themselves */
export function tokensOf(svg: string, styles: readonly string[]): string {
  return usedTokens(svg, styles, (name) => {
    throw new Error(`a drawing uses ${name}, which no style sheet defines`);
  });
}

/**
 * `import score from "./drawings/score.tsx?drawing"` gives a drawing made of React and the site's tokens as a picture
 * of its own, `{ src, width, height }`: what stands far below the first screen need not be part of the page's text.
 * It follows the page's face, light or dark, by `color-scheme`.
 */
export function drawing(): Plugin {
  let root = "";
  return {
    name: "drawing",
    enforce: "pre",
    configResolved(config) {
      root = config.root;
    },
    async load(id) {
      if (!id.endsWith(suffix)) return null;
      const file = id.slice(0, -suffix.length);
      const styleFiles = ["brand/brand.css", "site/ui/tokens.css"].map((path) => join(root, path));
      const styles = await Promise.all(styleFiles.map((path) => readFile(path, "utf8")));
      const { outputFiles, metafile } = await build({
        entryPoints: [file],
        absWorkingDir: root,
        bundle: true,
        write: false,
        metafile: true,
        format: "cjs",
        jsx: "automatic",
        packages: "external",
        alias: { "#brand": join(root, "brand") },
        loader: { ".svg": "text" },
      });
      for (const input of [...styleFiles, ...Object.keys(metafile.inputs).map((path) => join(root, path))]) {
        this.addWatchFile(input);
      }
      const code = outputFiles[0]?.text ?? "";
      const name = basename(file, ".tsx");
      const folder = join(root, ".astro", "drawings", createHash("sha256").update(code).digest("hex").slice(0, 16));
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, `${name}.cjs`), code);
      // Not import(): while the configuration is loaded that is Vite's, which is gone by the time this runs.
      const module = createRequire(file)(join(folder, `${name}.cjs`)) as { default: FunctionComponent };
      const markup = renderToStaticMarkup(createElement(module.default));
      const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(markup) ?? [];
      if (width === undefined || height === undefined) throw new Error(`${file} has no viewBox that begins at 0 0`);
      const style = `<style>:root{color-scheme:light dark;${tokensOf(markup, styles)}}</style>`;
      const svg = markup
        .replace("<svg ", `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" `)
        .replace(/ aria-hidden="\w+"/g, "")
        .replace(/><\/(?:path|circle|rect|stop|ellipse)>/g, "/>")
        .replace(">", `>${style}`);
      await writeFile(join(folder, `${name}.svg`), svg);
      const url = JSON.stringify(`${join(folder, `${name}.svg`)}?url&no-inline`);
      return `import src from ${url};\nexport default { src, width: ${width}, height: ${height} };\n`;
    },
  };
}
