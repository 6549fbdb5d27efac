import { join } from "node:path";
import { chromium } from "@playwright/test";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { findBrowser } from "../test/find-browser.ts";

/** A reserved host name. All requests to it are intercepted and served from disk. */
const origin = "http://files.invalid";
const fontFolder = "node_modules/@fontsource-variable/onest/files";
const fonts = {
  latin: "U+0-FF, U+131, U+2000-206F, U+20AC",
  "latin-ext": "U+100-130, U+132-2AF, U+20A0-20AB, U+20AD-20CF",
};

export interface ElementRenderer {
  /** Returns the URL of one of the project's files, for use in an element. */
  url(path: string): string;
  /** Renders an element to a PNG with a transparent background and `scale` pixels per CSS pixel. */
  screenshot(element: ReactNode, scale: number): Promise<Buffer>;
  close(): Promise<void>;
}

/**
 * Starts a browser that renders static React elements to images, without network access.
 *
 * @param root the project's folder, which contains all files that the elements use
 * @param css the style sheet of the elements
 */
export async function createElementRenderer(root: string, css: string): Promise<ElementRenderer> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({ ...(executablePath && { executablePath }), chromiumSandbox: false });
  return {
    url: (path) => `${origin}/${path}`,
    async screenshot(element, scale) {
      const page = await browser.newPage({ viewport: { width: 1400, height: 1000 }, deviceScaleFactor: scale });
      const body = documentOf(element, css);
      await page.route("**/*", async (route) => {
        const path = decodeURIComponent(new URL(route.request().url()).pathname);
        await route.fulfill(
          path === "/" ? { contentType: "text/html; charset=utf-8", body } : { path: join(root, path) },
        );
      });
      await page.goto(`${origin}/`, { waitUntil: "load" });
      // Wait for fonts and decoded images, or the pixels depend on timing.
      await page.evaluate(async () => {
        await document.fonts.ready;
        await Promise.all(Array.from(document.images, (image) => image.decode()));
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      });
      const png = await page.locator("#image").screenshot({ omitBackground: true, animations: "disabled" });
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
<style>${faces.join("\n")}\n${css}\n#image { display: inline-block; vertical-align: top; }</style>
<body><div id="image">${renderToStaticMarkup(element)}</div></body>
</html>`;
}
