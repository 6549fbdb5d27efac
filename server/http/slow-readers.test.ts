import { EventEmitter, once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect } from "node:net";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { pieceBytes, sendBody } from "./send-body.ts";
import { serveLocally } from "./serve-locally.harness.ts";
import { closeSlowReaders } from "./slow-readers.ts";

const megabyte = 1_000_000;

test("a client that reads nothing is reset, and the kernel keeps nothing for it", async () => {
  const server = createServer({ highWaterMark: pieceBytes }, (request, response) =>
    sendBody(request, response, 200, { bytes: Buffer.alloc(30 * megabyte), headers: [], etag: undefined }),
  );
  closeSlowReaders(server, { checkMs: 20, firstWaitMs: 100, laterWaitMs: 100_000 });
  const client = connect((await serveLocally(server)).port, "127.0.0.1").pause();
  client.on("error", () => {});
  const [connection] = await once(server, "connection");
  client.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  await once(connection, "close");
  let received = 0;
  client.on("data", ({ length }) => {
    received += length;
  });
  client.resume();
  await expect(once(client, "close")).rejects.toThrow("ECONNRESET");
  expect(received).toBeLessThan(megabyte); // what its own side had taken
});

// How phones and kernels read in fact: tests/faults/slow-network.test.ts.
describe("by the clock", () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  /** A connection to which 100 MB are written, of which `accepted(second)` bytes have left; undefined: nothing is written. */
  function resetAfterSeconds(accepted: (second: number) => number | undefined): number | undefined {
    const server = new EventEmitter();
    let [second, reset] = [0, undefined as number | undefined];
    const socket = Object.assign(new EventEmitter(), {
      writableLength: 0,
      bytesWritten: 100 * megabyte,
      resetAndDestroy() {
        reset ??= second;
        socket.emit("close");
      },
    });
    Object.defineProperty(socket, "writableLength", {
      get: () => {
        const left = accepted(second);
        return left === undefined ? 0 : socket.bytesWritten - left;
      },
    });
    closeSlowReaders(server as Server);
    server.emit("connection", socket);
    for (; second < 600 && reset === undefined; second += 1) vi.advanceTimersByTime(1000);
    server.emit("close");
    return reset;
  }

  test.each<[string, (second: number) => number | undefined, number, number]>([
    ["reads nothing from the start", () => 0, 11, 14],
    ["reads nothing after what the kernel has taken at once", () => 2 * megabyte, 11, 14],
    ["stops after some megabytes", (second) => Math.min(second, 20) * megabyte, 78, 85],
  ])("a client that %s is reset, and not before its time", (_, accepted, least, most) => {
    const seconds = resetAfterSeconds(accepted);
    expect(seconds).toBeGreaterThanOrEqual(least);
    expect(seconds).toBeLessThanOrEqual(most);
  });

  test.each<[string, (second: number) => number | undefined]>([
    [
      "a phone at 5 kB/s, whose kernel soon takes bytes each 24 s only",
      (second) => (second < 10 ? second * 5_000 : Math.floor(second / 24) * 120_000 + 50_000),
    ],
    ["one that waits for a slow server", () => undefined],
    ["one that waits for the server for minutes between pieces", (second) => (second % 200 < 190 ? undefined : second)],
  ])("%s is left alone", (_, accepted) => expect(resetAfterSeconds(accepted)).toBeUndefined());
});
