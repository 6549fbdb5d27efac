import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { pieceBytes, sendBody } from "./send-body.ts";
import { closeSlowReaders } from "./slow-readers.ts";

/**
 * 600 ms instead of 12 s, and 1.5 s instead of a minute. The kernels of both ends of a connection within a machine take
 * some megabytes, in steps of one.
 */
const limits = { checkMs: 100, firstWaitMs: 600, laterWaitMs: 1500 };
const megabyte = 1_000_000;

async function serve(respond: RequestListener) {
  const server = createServer({ highWaterMark: pieceBytes }, respond).listen(0, "127.0.0.1");
  closeSlowReaders(server, limits);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, "listening");
  return { server, port: (server.address() as AddressInfo).port };
}

/** A client that has asked for so many bytes and reads none, and the server's side of its connection. */
async function ask(bytes: number) {
  const { server, port } = await serve((request, response) =>
    sendBody(request, response, 200, { bytes: Buffer.alloc(bytes), headers: [], etag: undefined }),
  );
  const client = connect(port, "127.0.0.1").pause();
  client.on("error", () => {});
  const [connection] = (await once(server, "connection")) as [Socket];
  const startedAt = performance.now();
  const closed = once(connection, "close").then(() => performance.now() - startedAt);
  client.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  return { client, closed };
}

test("a client that reads nothing is reset, and the kernel keeps nothing for it", async () => {
  const { client, closed } = await ask(30 * megabyte);
  expect(await closed).toBeLessThan(2000);
  let received = 0;
  client.on("data", ({ length }) => {
    received += length;
  });
  client.resume();
  await expect(once(client, "close")).rejects.toThrow("ECONNRESET");
  expect(received).toBeLessThan(megabyte); // what its own side had taken
});

test("so is one that reads some bytes now and then", async () => {
  const { client, closed } = await ask(30 * megabyte);
  const reading = setInterval(() => client.read(20), 50);
  onTestFinished(() => clearInterval(reading));
  expect(await closed).toBeLessThan(2000);
});

test("a client that reads slowly, but steadily, gets everything", async () => {
  const { client } = await ask(20 * megabyte);
  let received = 0;
  while (!client.destroyed && received < 20 * megabyte) {
    received += client.read()?.length ?? 0;
    await sleep(10); // 64 kB each time: two seconds for what waits
  }
  expect(received).toBeGreaterThan(20 * megabyte);
});

test("a client that stops after it has read some megabytes is reset later", async () => {
  const { client, closed } = await ask(60 * megabyte);
  let received = 0;
  const reading = setInterval(() => {
    received += client.read()?.length ?? 0;
    if (received > 5 * megabyte) clearInterval(reading);
  }, 5);
  onTestFinished(() => clearInterval(reading));
  const seconds = (await closed) / 1000;
  expect(received).toBeGreaterThan(5 * megabyte);
  expect(seconds).toBeGreaterThan(1.5);
  expect(seconds).toBeLessThan(15);
});

test("nobody is closed while the server itself is slow", async () => {
  const { port } = await serve((_, response) => {
    response.write("slowly");
    setTimeout(() => response.end("."), 1500);
  });
  expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe("slowly.");
});
