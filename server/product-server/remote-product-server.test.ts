import type { ServerResponse } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { serveLocally } from "#server/http/serve-locally.harness.ts";
import { connectRemoteProductServer } from "./remote-product-server.ts";

test("content that hangs holds up no deletion and no report, nor do these each other", async () => {
  const held: ServerResponse[] = [];
  const { origin } = await serveLocally((_, response) => void held.push(response));
  const { content, accountDeletion, reports, close } = connectRemoteProductServer(origin, {
    accountDeletionUrl: `${origin}/deletion`,
    reportsUrl: `${origin}/reports`,
  });
  onTestFinished(close);
  const calls = [content, accountDeletion, reports].flatMap((api) =>
    Array.from({ length: 64 }, () => api?.fetch(new Request(origin))),
  );
  await expect.poll(() => held.length, { interval: 5 }).toBe(3 * 64);
  for (const response of held) response.end("{}");
  expect(new Set((await Promise.all(calls)).map((response) => response?.status))).toEqual(new Set([200]));
});
