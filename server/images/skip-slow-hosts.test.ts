import { expect, test } from "vitest";
import type { FetchedImage } from "./fetch-image.ts";
import { skipSlowHosts } from "./skip-slow-hosts.ts";

const limits = { timeouts: 2, skippedFor: 60_000, hosts: 10 };
const timedOut: FetchedImage = { kind: "unreachable", timedOut: true };

/** A fetcher for which every host answers as `answers` says, and what it was asked for. */
function scripted(answers: Record<string, FetchedImage>, skippedFor = limits.skippedFor) {
  const asked: string[] = [];
  const fetchImage = skipSlowHosts(
    async (url) => {
      asked.push(url);
      return answers[new URL(url).host] ?? { kind: "missing" };
    },
    { ...limits, skippedFor },
  );
  return { fetchImage, asked };
}

test("a host that has timed out twice is skipped, the others are not", async () => {
  const { fetchImage, asked } = scripted({ "slow.example": timedOut });
  for (const path of ["a", "b", "c", "d"]) {
    expect((await fetchImage(`https://slow.example/${path}`)).kind).toBe("unreachable");
  }
  expect(asked).toEqual(["https://slow.example/a", "https://slow.example/b"]);
  expect((await fetchImage("https://slow.example:8443/a")).kind).toBe("missing");
  expect((await fetchImage("https://other.example/a")).kind).toBe("missing");
});

test("after a while the host is tried again", async () => {
  const { fetchImage, asked } = scripted({ "slow.example": timedOut }, 20);
  for (const path of ["a", "b", "c"]) await fetchImage(`https://slow.example/${path}`);
  expect(asked).toHaveLength(2);
  await expect
    .poll(async () => {
      await fetchImage("https://slow.example/d");
      return asked.length;
    })
    .toBeGreaterThan(2);
});

test.each<FetchedImage>([{ kind: "missing" }, { kind: "unreachable", timedOut: false }, { kind: "unreachable" }])(
  "an answer of a host, %j too, ends the row of timeouts",
  async (answer) => {
    const answers: Record<string, FetchedImage> = {};
    const { fetchImage, asked } = scripted(answers);
    for (const next of [timedOut, answer, timedOut, answer]) {
      answers["a.example"] = next;
      await fetchImage("https://a.example/a");
    }
    expect(asked).toHaveLength(4);
  },
);
