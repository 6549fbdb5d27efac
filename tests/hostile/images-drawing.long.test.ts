import { expect, test } from "vitest";
import { productPaths } from "#contract/product-paths.ts";
import { fakePostResponse } from "../e2e/support/product-server/post-responses.ts";
import { fetchDocument } from "../http/support/fetch-document.ts";
import { startScriptedSite } from "../http/support/start-scripted-site.ts";
import { statusOf } from "./support/published-images.ts";

const site = startScriptedSite(() => ({ TRUSTED_PROXIES: "127.0.0.1" }));

/** A post of its own; resolves with the URL of its preview image. */
async function publish(uuid: string, content: string): Promise<string> {
  const user = { uuid: "u-1", username: "u-1" };
  site.productServer.on(productPaths.post(uuid), { json: fakePostResponse({ uuid, content, user }, []) });
  return (await fetchDocument(`${site.origin}/post/${uuid}?lng=tr`)).meta("og:image") ?? "";
}

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
