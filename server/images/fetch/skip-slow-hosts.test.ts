import { expect, test } from "vitest";
import type { FetchedImage } from "./fetch-image.ts";
import { skipSlowHosts } from "./skip-slow-hosts.ts";

const limits = { timeouts: 2, skippedMs: 60_000, hosts: 10 };
const timedOut: FetchedImage = { kind: "unreachable", timedOut: true };

/** A fetcher with a given result for each host, and the URLs it has fetched. */
function scripted(results: Record<string, FetchedImage>, skippedMs = limits.skippedMs) {
  const fetchedUrls: string[] = [];
  const fetchImage = skipSlowHosts(
    async (url) => {
      fetchedUrls.push(url);
      return results[new URL(url).host] ?? { kind: "missing" };
    },
    { ...limits, skippedMs },
  );
  return { fetchImage, fetchedUrls };
}

test("a host that has timed out twice is skipped, others are not", async () => {
  const { fetchImage, fetchedUrls } = scripted({ "slow.example": timedOut });
  for (const path of ["a", "b", "c", "d"]) {
    expect((await fetchImage(`https://slow.example/${path}`)).kind).toBe("unreachable");
  }
  expect(fetchedUrls).toEqual(["https://slow.example/a", "https://slow.example/b"]);
  expect((await fetchImage("https://slow.example:8443/a")).kind).toBe("missing");
  expect((await fetchImage("https://other.example/a")).kind).toBe("missing");
});

test("after a while the host is tried again", async () => {
  const { fetchImage, fetchedUrls } = scripted({ "slow.example": timedOut }, 20);
  for (const path of ["a", "b", "c"]) await fetchImage(`https://slow.example/${path}`);
  expect(fetchedUrls).toHaveLength(2);
  await expect
    .poll(async () => {
      await fetchImage("https://slow.example/d");
      return fetchedUrls.length;
    })
    .toBeGreaterThan(2);
});

test.each<FetchedImage>([{ kind: "missing" }, { kind: "unreachable", timedOut: false }, { kind: "unreachable" }])(
  "any other result, such as %j, resets the timeouts of a host",
  async (result) => {
    const results: Record<string, FetchedImage> = {};
    const { fetchImage, fetchedUrls } = scripted(results);
    for (const next of [timedOut, result, timedOut, result]) {
      results["a.example"] = next;
      await fetchImage("https://a.example/a");
    }
    expect(fetchedUrls).toHaveLength(4);
  },
);
