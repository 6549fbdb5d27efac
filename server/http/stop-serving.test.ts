import { once } from "node:events";
import { Agent, createServer, get, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout } from "node:timers/promises";
import { expect, test } from "vitest";
import { stopServing } from "./stop-serving.ts";

async function start() {
  const waiting: ServerResponse[] = [];
  const server = createServer({ keepAliveTimeout: 60_000 }, (request, response) => {
    if (request.url === "/slow") waiting.push(response);
    else response.end("quick");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const agent = new Agent({ keepAlive: true });
  const fetchText = (path: string) =>
    new Promise<string>((resolve, reject) => {
      get(`${origin}${path}`, { agent }, (response) => {
        response.setEncoding("utf8").once("data", resolve);
      }).on("error", reject);
    });
  return { server, waiting, fetchText, origin };
}

test("an open request is finished; kept-alive connections are closed", async () => {
  const { server, waiting, fetchText, origin } = await start();
  await fetchText("/quick"); // leaves a kept-alive connection
  const slow = fetchText("/slow");
  await once(server, "request");
  let stopped = false;
  const stopping = stopServing(server, 60_000).then(() => {
    stopped = true;
  });
  await expect(fetch(origin)).rejects.toThrow(); // new connections are refused
  expect(stopped).toBe(false);
  waiting[0]?.end("finished");
  expect(await slow).toBe("finished");
  await stopping;
});

test("a client may go on for a moment after its response, however long ago the last request came", async () => {
  const { server, waiting, fetchText } = await start();
  const slow = fetchText("/slow");
  await once(server, "request");
  const stopping = stopServing(server, 60_000);
  await setTimeout(800);
  waiting[0]?.end("finished");
  expect(await slow).toBe("finished");
  await setTimeout(200); // between ticks of closing, and shorter than the time after which a connection is idle
  expect(await fetchText("/quick")).toBe("quick");
  await stopping;
});

test("a request that does not end is aborted after the grace period", async () => {
  const { server, fetchText } = await start();
  const slow = fetchText("/slow").catch((error: NodeJS.ErrnoException) => error.code);
  await once(server, "request");
  await stopServing(server, 10);
  expect(await slow).toBe("ECONNRESET");
});
