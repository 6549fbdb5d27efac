import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "#scripts/free-port.harness.ts";
import { pathOf } from "../e2e/support/every-page.ts";
import { type RunningSite, startSite } from "../e2e/support/start-site.ts";

/** Seconds after which a client that wastes the server's time has lost its connection. */
const timeoutSeconds = 15;

let site: RunningSite;
let metricsUrl: string;
beforeAll(async () => {
  const port = await freePort();
  metricsUrl = `http://127.0.0.1:${port}/metrics`;
  site = await startSite({ LOG_LEVEL: "info", METRICS_PORT: String(port) });
});
afterAll(() => site.stop());

async function open(): Promise<Socket> {
  const { hostname, port } = new URL(site.origin);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  return socket;
}

/** Opens connections, a hundred at a time. */
async function openMany(count: number): Promise<Socket[]> {
  const sockets: Socket[] = [];
  while (sockets.length < count) sockets.push(...(await Promise.all(Array.from({ length: 100 }, open))));
  for (const socket of sockets) socket.on("error", () => {}).resume();
  return sockets;
}

/** @returns seconds until the server has closed the connection, and what it has sent */
async function untilClosed(socket: Socket, read = true): Promise<{ seconds: number; received: string }> {
  const startedAt = performance.now();
  let received = "";
  if (read)
    socket.setEncoding("latin1").on("data", (text) => {
      received += text;
    });
  socket.on("error", () => {});
  await new Promise((resolve) => socket.once("close", resolve)); // a reset closes it as well
  return { seconds: (performance.now() - startedAt) / 1000, received };
}

/** Sends a byte each half second until the connection is closed. */
function drip(socket: Socket, byte: string): void {
  const timer = setInterval(() => socket.write(byte), 500);
  socket.once("close", () => clearInterval(timer));
}

const residentMegabytes = async () => {
  const text = await (await fetch(metricsUrl)).text();
  return Number(/^process_resident_memory_bytes (\d+)/m.exec(text)?.[1]) / 1e6;
};

describe(`a connection is closed within ${timeoutSeconds} s`, () => {
  test.concurrent.each([
    ["that sends nothing", "", ""],
    ["whose headers drip", "GET / HTTP/1.1\r\nHost: x\r\nX: ", "a"],
    ["whose headers never end", "GET / HTTP/1.1\r\nHost: x\r\n", ""],
    ["whose request line drips", "GET /", "a"],
    [
      "whose form drips",
      "POST /delete-account HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 8000\r\n\r\nemail=",
      "a",
    ],
    [
      "whose form never comes",
      "POST /delete-account HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 8000\r\n\r\n",
      "",
    ],
    ["whose report drips", "POST /csp-report HTTP/1.1\r\nHost: x\r\nContent-Length: 8000\r\n\r\n", "a"],
    ["whose body nobody reads", "GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 8000000\r\n\r\n", "a"],
    ["whose chunks drip", "POST /count HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n", "1\r\na\r\n"],
  ])("%s", async (_name, start, byte) => {
    const socket = await open();
    socket.write(start);
    if (byte) drip(socket, byte);
    const { seconds, received } = await untilClosed(socket);
    expect(seconds).toBeLessThan(timeoutSeconds);
    expect(received).not.toMatch(/HTTP\/1\.1 5/);
    // It got the reason, with the headers of every response.
    if (received) expect(received.split("\r\n\r\n", 1)[0]).toMatch(/X-Content-Type-Options: nosniff/i);
  });

  test.concurrent("whose response is not read", async () => {
    const socket = await open();
    socket.on("error", () => {}).pause();
    // Far more than the buffers of both sides hold.
    const path = pathOf("post-gallery");
    const requests = `GET ${path} HTTP/1.1\r\nHost: x\r\nAccept-Encoding: identity\r\n\r\n`.repeat(20);
    const timer = setInterval(() => socket.write(requests), 20);
    socket.once("close", () => clearInterval(timer));
    const { seconds } = await untilClosed(socket, false);
    clearInterval(timer);
    expect(seconds).toBeLessThan(timeoutSeconds);
  });
});

test("10,000 idle connections delay no page, and leave nothing behind", async () => {
  const before = await residentMegabytes();
  const sockets = await openMany(10_000);
  const openNow = sockets.filter((socket) => !socket.destroyed).length;
  const startedAt = performance.now();
  for (let one = 0; one < 20; one++) expect((await fetch(site.origin + pathOf("post-gallery"))).status).toBe(200);
  const pageMs = (performance.now() - startedAt) / 20;
  const during = await residentMegabytes();
  await Promise.all(sockets.map((socket) => socket.closed || once(socket, "close")));
  process.stdout.write(
    `10,000 idle connections: ${openNow} open at once, ${Math.round(during - before)} MB, a page took ${pageMs.toFixed(1)} ms\n`,
  );
  expect(pageMs).toBeLessThan(200);
  expect(during - before).toBeLessThan(250);
  expect((await fetch(site.origin)).status).toBe(200);
});

test("more than 12,000 connections are closed at once, and counted; the others go on", async () => {
  const dropped = async () =>
    Number(/^site_connections_dropped_total (\d+)/m.exec(await (await fetch(metricsUrl)).text())?.[1]);
  const kept = await fetch(site.origin); // an earlier connection, which is kept alive
  expect(kept.status).toBe(200);
  const sockets = await openMany(13_000);
  await expect.poll(dropped).toBeGreaterThan(900);
  for (const socket of sockets) socket.destroy();
  await expect.poll(async () => (await fetch(site.origin).catch(() => undefined))?.status).toBe(200);
});
