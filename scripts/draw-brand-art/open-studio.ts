import { join } from "node:path";
import { chromium } from "@playwright/test";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { findBrowser } from "../find-browser.ts";

/** Reached by nobody: every request is answered here, from the disk. */
const origin = "http://studio.invalid";
const fontFolder = "node_modules/@fontsource-variable/onest/files";
const fonts = {
  latin: "U+0-FF, U+131, U+2000-206F, U+20AC",
  "latin-ext": "U+100-130, U+132-2AF, U+20A0-20AB, U+20AD-20CF",
};

export interface PreviewRenderer {
  /** Address of one of the project's files within a picture. */
  address(path: string): string;
  /** @returns a PNG of the element, transparent around it, `scale` pixels to the CSS pixel */
  photograph(element: ReactNode, scale: number): Promise<Buffer>;
  close(): Promise<void>;
}

/**
 * A browser that turns static React elements into pictures, with nothing from outside the project's folder.
 *
 * @param root the project's folder
 */
export async function openStudio(root: string, css: string): Promise<PreviewRenderer> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), chromiumSandbox: false });
  return {
    address: (path) => `${origin}/${path}`,
    async photograph(element, scale) {
      const page = await browser.newPage({ viewport: { width: 1400, height: 1000 }, deviceScaleFactor: scale });
      const body = documentOf(element, css);
      await page.route("**/*", async (route) => {
        const path = decodeURIComponent(new URL(route.request().url()).pathname);
        await route.fulfill(
          path === "/" ? { contentType: "text/html; charset=utf-8", body } : { path: join(root, path) },
        );
      });
      await page.goto(`${origin}/`, { waitUntil: "load" });
      await page.evaluate(() => document.fonts.ready);
      const png = await page.locator("#picture").screenshot({ omitBackground: true, animations: "disabled" });
      await page.close();
      return png;
    },
    close: () => browser.close(),
  };
}

function documentOf(element: ReactNode, css: string): string {
  const faces = Object.entries(fonts).map(
    ([subset, range]) =>
      `@font-face { font-family: Onest; font-weight: 100 900; src: url(${origin}/${fontFolder}/onest-${subset}-wght-normal.woff2); unicode-range: ${range}; }`,
  );
  return `<!doctype html>
<html lang="tr">
<style>${faces.join("\n")}\n${css}\n#picture { display: inline-block; vertical-align: top; }</style>
<body><div id="picture">${renderToStaticMarkup(element)}</div></body>
</html>`;
}
