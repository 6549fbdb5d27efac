import { expect, onTestFinished, test } from "vitest";
import { productPaths } from "#contract/product-paths.ts";
import { fetchHead } from "../http/support/previews.ts";
import { startDrawingSite } from "./support/drawing-site.ts";
import { loadedLibraries } from "./support/processes.ts";
import { statusOf } from "./support/published-images.ts";

const site = startDrawingSite();

test("a card is drawn in a process of its own: engine and decoders are not even loaded beside pages", async () => {
  const url = await site.publish("plain", "Söz");
  expect(await statusOf(url)).toBe(200);
  const drawing = loadedLibraries(site.drawProcess() ?? 0);
  expect(drawing).toMatch(/takumi/);
  expect(drawing).toMatch(/vips/);
  expect(loadedLibraries(site.pid)).not.toMatch(/takumi|vips|sharp/);
});

test("what was drawn outlives a restart; nothing is drawn again", async () => {
  const url = await site.publish("kept", "Kalıcı");
  const before = await fetch(url);
  await site.restart();
  const path = new URL(url).pathname;
  const after = await fetch(site.origin + path);
  expect(Buffer.from(await after.arrayBuffer()).equals(Buffer.from(await before.arrayBuffer()))).toBe(true);
  expect(site.drawProcess()).toBeUndefined();
});

test("a removed post takes its image from the disk, in every language; so does a newer version", async () => {
  const database = site.kept().length;
  const url = await site.publish("removed", "Silinecek");
  const english = (await fetchHead(`${site.origin}/post/removed?lng=en`)).one("og:image") ?? "";
  for (const each of [url, english]) expect(await statusOf(each)).toBe(200);
  expect(site.kept()).toHaveLength(database + 2);
  const edited = await site.publish("removed", "Düzeltildi");
  expect(await statusOf(edited)).toBe(200);
  expect(site.kept()).toHaveLength(database + 2);
  site.productServer.on(productPaths.post("removed"), { status: 410 });
  onTestFinished(() => site.productServer.reset());
  expect(await statusOf(`${site.origin}/post/removed`)).toBe(410); // the page is enough
  expect(site.kept()).toHaveLength(database);
});
