import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import { connectRemoteProductServer } from "./remote-product-server.ts";

test("content that hangs holds up no deletion and no report, nor do these each other", async () => {
  const held: ServerResponse[] = [];
  const server = createServer((_, response) => void held.push(response)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { content, accountDeletion, reports, close } = connectRemoteProductServer(origin, {
    accountDeletionUrl: `${origin}/deletion`,
    reportsUrl: `${origin}/reports`,
    dataDirectory: temporaryFolder(),
    siteOrigin: "https://www.meydan.example",
  });
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await close();
  });
  const calls = [content, accountDeletion, reports].flatMap((api) =>
    Array.from({ length: 64 }, () => api?.fetch(new Request(origin))),
  );
  await expect.poll(() => held.length, { interval: 5 }).toBe(3 * 64);
  for (const response of held) response.end("{}");
  expect(new Set((await Promise.all(calls)).map((response) => response?.status))).toEqual(new Set([200]));
});
