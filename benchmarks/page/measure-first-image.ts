import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { everyPage } from "../../tests/e2e/support/every-page.ts";
import { bounds } from "./bounds.ts";
import type { PageBench } from "./page-bench.ts";
import { median } from "./report.ts";
import { openSlowPhone } from "./slow-phone.ts";

/** Pages that show an image on the first screen. */
const pagesWithImage = ["landing", "post-gallery", "profile", "ticket", "download"];

interface PaintedImage {
  /** Milliseconds from the start of the navigation until the frame after the image has been decoded. */
  readonly paintedAt: number;
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** When the first image of a page is painted, compared with a page without script that has the same image. */
export async function measureFirstImage({ site, browser, report, options }: PageBench): Promise<void> {
  report.heading(`First image painted on a slow phone, ms, median of ${options.runs}`);
  report.row(["page", "site", "without", "ratio", "image"]);
  const visit = async (url: string): Promise<PaintedImage> => {
    const page = await openSlowPhone(browser);
    await observeFirstImage(page);
    await page.goto(url, { waitUntil: "commit" });
    const image = await page.waitForFunction(() => (window as { firstImage?: PaintedImage }).firstImage, undefined, {
      timeout: 60_000,
    });
    const value = (await image.jsonValue()) as PaintedImage;
    await page.context().close();
    return value;
  };
  for (const name of pagesWithImage) {
    if (options.only !== undefined && options.only !== name) continue;
    const path = everyPage.find((page) => page.name === name)?.path ?? "/";
    await visit(site.origin + path); // the site resizes the image
    const ofSite: PaintedImage[] = [];
    const plain: PaintedImage[] = [];
    for (let run = 0; run < options.runs; run += 1) {
      const image = await visit(site.origin + path);
      ofSite.push(image);
      const server = await servePlainPage(image);
      plain.push(await visit(server.url));
      server.close();
    }
    const [one, other] = [ofSite, plain].map((visits) => median(visits.map(({ paintedAt }) => paintedAt)));
    const ratio = Number(((one ?? Number.NaN) / (other ?? Number.NaN)).toFixed(2));
    report.row([name, Math.round(one ?? 0), Math.round(other ?? 0), ratio, new URL(ofSite[0]?.src ?? "").pathname]);
    report.atMost(`first image of ${name}, ratio`, ratio, bounds.firstImageRatio);
  }
}

/** Reports the first image in the content that is at least 100 pixels wide and on the first screen. */
function observeFirstImage(page: Page): Promise<unknown> {
  return page.addInitScript(() => {
    const onLoad = async ({ target }: Event) => {
      if (!(target instanceof HTMLImageElement) || !target.closest("main")) return;
      const { width, height, top } = target.getBoundingClientRect();
      if (width < 100 || top > innerHeight) return;
      await target.decode();
      requestAnimationFrame(() => {
        setTimeout(() => {
          const holder = window as { firstImage?: PaintedImage };
          holder.firstImage ??= { paintedAt: performance.now(), src: target.currentSrc, width, height };
        });
      });
    };
    // Not on the window, which an image's load event does not reach.
    document.addEventListener("load", onLoad, { capture: true });
  });
}

/** Serves a page that has nothing but the image, and the image itself, from memory. */
async function servePlainPage({ src, width, height }: PaintedImage) {
  const response = await fetch(src, { headers: { Accept: "image/avif,image/webp,*/*" } });
  const image = Buffer.from(await response.arrayBuffer());
  const type = response.headers.get("Content-Type") ?? "";
  const html = `<!doctype html><html lang="tr"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Image</title><main><img src="/image" width="${Math.round(width)}" height="${Math.round(height)}" alt=""></main>`;
  const server = createServer((request, reply) => {
    if (request.url === "/image")
      reply.writeHead(200, { "Content-Type": type, "Content-Length": image.length }).end(image);
    else reply.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
