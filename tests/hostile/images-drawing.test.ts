import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { productPaths } from "#contract/product-paths.ts";
import { toldAnswer } from "../e2e/support/product-server/post-responses.ts";
import { type ProductServer, startProductServer } from "../e2e/support/product-server/product-server.ts";
import { type RunningSite, startSite } from "../e2e/support/start-site.ts";
import { fetchHead } from "../http/support/previews.ts";
import { findChild, loadedLibraries } from "./support/processes.ts";

let productServer: ProductServer;
let dataDirectory: string;
let site: RunningSite;

const start = () =>
  startSite({
    API_ORIGIN: productServer.origin,
    DATA_DIRECTORY: dataDirectory,
    TRUSTED_PROXIES: "127.0.0.1",
    PAGE_CACHE_MEGABYTES: "0",
    LOG_LEVEL: "silent",
  });
const drawProcess = () => findChild(site.pid, "draw-worker");

beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), "drawing-"));
  productServer = await startProductServer();
  site = await start();
});
afterAll(async () => {
  await site.stop();
  await productServer.stop();
  await rm(dataDirectory, { recursive: true, force: true });
});

/** A post of its own; returns the URL of its preview image. */
async function publish(uuid: string, content: string, author = "u-1"): Promise<string> {
  const user = { uuid: author, username: author };
  productServer.on(productPaths.post(uuid), { json: toldAnswer({ uuid, content, user }, []) });
  return (await fetchHead(`${site.origin}/post/${uuid}?lng=tr`)).one("og:image") ?? "";
}

const statusOf = async (url: string) => (await fetch(url)).status;

/** What a chat gets: the card, or the brand's image, which nobody may keep. @param address of the chat's server */
async function imageOf(url: string, address = "203.0.113.9") {
  const { status, headers } = await fetch(url, { headers: { "X-Forwarded-For": address } });
  if (status !== 200) return status;
  if (headers.get("content-type") === "image/jpeg") return "card";
  expect([headers.get("content-type"), headers.get("cache-control"), headers.get("etag")]).toEqual([
    "image/png",
    "private, no-store",
    null,
  ]);
  return "brand";
}

/** Signatures of all that is kept. */
function kept(): string[] {
  const database = new DatabaseSync(join(dataDirectory, "cache", "previews.sqlite"), { readOnly: true });
  const rows = database.prepare("select signature from picture").all();
  database.close();
  return rows.map((row) => String(row.signature));
}

test("a card is drawn in a process of its own: engine and decoders are not even loaded beside pages", async () => {
  const url = await publish("plain", "Söz");
  expect(await statusOf(url)).toBe(200);
  const drawing = loadedLibraries(drawProcess() ?? 0);
  expect(drawing).toMatch(/takumi/);
  expect(drawing).toMatch(/vips/);
  expect(loadedLibraries(site.pid)).not.toMatch(/takumi|vips|sharp/);
});

test("a killed drawing costs one image: pages answer meanwhile, and the next card is drawn", async () => {
  await statusOf(await publish("starts", "Süreç"));
  const [lost, next] = [await publish("lost", "Kayıp"), await publish("next", "Sonraki")];
  const pid = drawProcess() ?? 0;
  process.kill(pid, "SIGSTOP"); // so that it is killed while it draws
  const drawing = statusOf(lost);
  await sleep(300);
  process.kill(pid, "SIGKILL");
  expect(await drawing).toBe(500);
  expect(await statusOf(next)).toBe(200);
  expect(await imageOf(lost)).toBe("brand"); // for a while it is not tried again
});

test("a hanging drawing ends after its time, and pages do not notice", async () => {
  await statusOf(await publish("awake", "Uyanık"));
  const [hanging, waiting] = [await publish("hanging", "Asılı"), await publish("waiting", "Bekleyen")];
  const pid = drawProcess() ?? 0;
  process.kill(pid, "SIGSTOP");
  const startedAt = performance.now();
  const drawing = imageOf(hanging);
  await sleep(100);
  const behind = imageOf(waiting);
  const latencies: number[] = [];
  for (let at = 0; at < 20; at += 1) {
    const before = performance.now();
    expect(await statusOf(`${site.origin}/post/hanging`)).toBe(200);
    latencies.push(performance.now() - before);
  }
  expect(Math.max(...latencies)).toBeLessThan(1000);
  expect([await drawing, await behind]).toEqual(["brand", "brand"]);
  expect(performance.now() - startedAt).toBeLessThan(9500);
  await expect.poll(() => imageOf(waiting), { timeout: 10_000 }).toBe("card");
  expect(drawProcess()).not.toBe(pid);
});

test("a hundred cards at once: some are drawn, others are the brand's image, and everybody else notices nothing", async () => {
  const urls: string[] = [];
  // One after another: of a hundred pages at once, a busy machine would refuse some as well.
  for (let at = 0; at < 100; at += 1) urls.push(await publish(`flood-${at}`, `Söz ${at}`));
  const other = await publish("flood-other", "Başkası");
  const images = Promise.all(urls.map((url) => imageOf(url)));
  const latencies: number[] = [];
  for (let at = 0; at < 20; at += 1) {
    const before = performance.now();
    await statusOf(`${site.origin}/healthz`);
    latencies.push(performance.now() - before);
  }
  expect(await imageOf(other, "198.51.100.7")).toBe("card");
  const found = await images;
  expect([...new Set(found)].sort()).toEqual(["brand", "card"]);
  expect(found.filter((image) => image === "card").length).toBeGreaterThan(3);
  expect(latencies.sort((one, other) => one - other)[10]).toBeLessThan(500);
});

test("what was drawn outlives a restart; nothing is drawn again", async () => {
  const url = await publish("kept", "Kalıcı");
  const before = await fetch(url);
  await site.stop();
  site = await start();
  const path = new URL(url).pathname;
  const after = await fetch(site.origin + path);
  expect(Buffer.from(await after.arrayBuffer()).equals(Buffer.from(await before.arrayBuffer()))).toBe(true);
  expect(drawProcess()).toBeUndefined();
});

test("a removed post takes its image from the disk, in every language; so does a newer version", async () => {
  const database = kept().length;
  const url = await publish("removed", "Silinecek");
  const english = (await fetchHead(`${site.origin}/post/removed?lng=en`)).one("og:image") ?? "";
  for (const each of [url, english]) expect(await statusOf(each)).toBe(200);
  expect(kept()).toHaveLength(database + 2);
  const edited = await publish("removed", "Düzeltildi");
  expect(await statusOf(edited)).toBe(200);
  expect(kept()).toHaveLength(database + 2);
  productServer.on(productPaths.post("removed"), { status: 410 });
  onTestFinished(() => productServer.reset());
  expect(await statusOf(`${site.origin}/post/removed`)).toBe(410); // the page is enough
  expect(kept()).toHaveLength(database);
});
