import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { expect, test } from "vitest";
import { postPath } from "../e2e/support/product-server/post-responses.ts";
import { fetchDocument } from "../http/support/fetch-document.ts";
import { startScriptedSite } from "../http/support/start-scripted-site.ts";
import { findChild, peakMegabytes } from "./support/processes.ts";
import { publishImages, solidImage, statusOf } from "./support/published-images.ts";

const site = startScriptedSite();

test("twenty of the largest images, and previews of them, at once: pages stay quick, memory is bounded", async () => {
  const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
  const tile = await sharp({ create: { width: 500, height: 500, channels: 3, background: "#000", noise } })
    .png()
    .toBuffer();
  // What takes most memory of each format: rotated and interlaced, all of an image is in memory at once.
  const rotated = { orientation: 6 };
  const images = [
    await solidImage(8000, 6000)
      .composite([{ input: tile, tile: true }])
      .jpeg({ quality: 10, progressive: true })
      .withMetadata(rotated)
      .toBuffer(),
    await solidImage(8000, 6000).webp({ lossless: true }).withMetadata(rotated).toBuffer(),
    await solidImage(8000, 6000).ensureAlpha(0.5).toColourspace("rgb16").png({ progressive: true }).toBuffer(),
    await solidImage(5000, 4990).avif({ effort: 0 }).toBuffer(),
    await solidImage(8000, 6000).gif().toBuffer(),
  ];
  const urls = await publishImages(
    site,
    Array.from({ length: 10 }, (_, at) => images[at % images.length] ?? Buffer.alloc(0)),
  );
  const preview = async (language: string) =>
    statusOf((await fetchDocument(`${site.origin}${postPath}?lng=${language}`)).meta("og:image") ?? "");
  const requests = [
    ...[...urls, ...urls.map((url) => url.replace("/w320/", "/w1600/"))].map(statusOf),
    ...["tr", "en"].map(preview),
  ];
  const statuses = Promise.all(requests);
  let isDone = false;
  void statuses.then(() => {
    isDone = true;
  });
  const latencies: number[] = [];
  const peaks = { site: 0, decoding: 0, drawing: 0 };
  while (!isDone) {
    const before = performance.now();
    expect(await statusOf(`${site.origin}/healthz`)).toBe(200);
    latencies.push(performance.now() - before);
    peaks.site = peakMegabytes(site.pid);
    peaks.decoding = Math.max(peaks.decoding, peakMegabytes(findChild(site.pid, "decode-worker") ?? 0));
    peaks.drawing = Math.max(peaks.drawing, peakMegabytes(findChild(site.pid, "draw-worker") ?? 0));
    await sleep(50);
  }
  const [median = 0] = latencies.sort((one, other) => one - other).slice(latencies.length / 2);
  const shown = (await statuses).filter((status) => status === 200).length;
  const memory = Object.entries(peaks).map(([name, megabytes]) => `${name} ${Math.round(megabytes)} MB`);
  process.stdout.write(
    `${shown} of ${requests.length} images, /healthz median ${Math.round(median)} ms; ${memory.join(", ")}\n`,
  );
  expect(shown).toBeGreaterThan(12);
  // Measured with forty: 693, 141 and 211, at different times. MemoryMax in deploy/meydan-website.service is above that.
  expect(peaks.decoding).toBeLessThan(900);
  expect(peaks.drawing).toBeLessThan(250);
  expect(peaks.site).toBeLessThan(350);
  expect(median).toBeLessThan(250);
}, 600_000);
