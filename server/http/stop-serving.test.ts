import { once } from "node:events";
import { Agent, createServer, get, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
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
  /** What the last response has said of its connection. */
  const said = { connection: "" };
  const fetchText = (path: string) =>
    new Promise<string>((resolve, reject) => {
      get(`${origin}${path}`, { agent }, (response) => {
        said.connection = response.headers.connection ?? "";
        response.setEncoding("utf8").once("data", resolve);
      }).on("error", reject);
    });
  return { server, waiting, fetchText, said, origin };
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
  const { server, waiting, fetchText, said } = await start();
  const slow = fetchText("/slow");
  await once(server, "request");
  vi.useFakeTimers({ toFake: ["performance", "setInterval", "clearInterval", "setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const stopping = stopServing(server, 60_000);
  await vi.advanceTimersByTimeAsync(800);
  waiting[0]?.end("finished");
  expect(await slow).toBe("finished");
  expect(said.connection).toBe("keep-alive"); // as it was when the request came
  await vi.advanceTimersByTimeAsync(200); // shorter than the time after which a connection is idle
  expect(await fetchText("/quick")).toBe("quick");
  expect(said.connection).toBe("close");
  await stopping;
});

test("another server of the process does not keep connections open", async () => {
  const [first, second] = [await start(), await start()];
  await first.fetchText("/quick");
  const asking = setInterval(() => void second.fetchText("/quick"), 50);
  onTestFinished(() => {
    clearInterval(asking);
    second.server.closeAllConnections();
    second.server.close();
  });
  const startedAt = performance.now();
  await stopServing(first.server, 60_000);
  expect(performance.now() - startedAt).toBeLessThan(20_000); // the grace period is 60 s
});

test("a request that does not end is aborted after the grace period", async () => {
  const { server, fetchText } = await start();
  const slow = fetchText("/slow").catch((error: NodeJS.ErrnoException) => error.code);
  await once(server, "request");
  await stopServing(server, 10);
  expect(await slow).toBe("ECONNRESET");
});
