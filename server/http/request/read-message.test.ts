import { once } from "node:events";
import type { IncomingMessage } from "node:http";
import { connect } from "node:net";
import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { serveLocally } from "#server/http/serve-locally.harness.ts";
import { readMessage, sendStatus } from "./read-message.ts";

const message = (body: Readable, length?: string) =>
  Object.assign(body, { headers: { "content-length": length } }) as unknown as IncomingMessage;

test.each([
  ["0", ""],
  ["5", "çok"],
  ["6", undefined],
  ["", ""],
  ["many", undefined],
  [undefined, undefined],
])("a message that says it has %j of 5 bytes is read as %j", async (length, text) => {
  expect(await readMessage(message(Readable.from(text ? [Buffer.from(text)] : []), length), 5)).toBe(text);
});

test("one that the client aborts is empty", async () => {
  const body = new Readable({ read() {} });
  const read = readMessage(message(body, "5"), 5);
  body.destroy(new Error("aborted"));
  expect(await read).toBe("");
});

test("the rest of a message that was not read is not taken for the next request", async () => {
  const { port } = await serveLocally(async (request, response) => {
    sendStatus(response, (await readMessage(request, 5)) === undefined ? 413 : 204);
  });
  const ask = async (bytes: string) => {
    const socket = connect(port, "127.0.0.1").setEncoding("utf8");
    let received = "";
    socket.on("data", (text) => {
      received += text;
    });
    socket.write(bytes);
    await once(socket, "end");
    return received.match(/^(?:HTTP\/1.1 \d+|Connection: \S+)/gm);
  };
  const post = (length: number) => `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: ${length}\r\n\r\n`;
  expect(await ask(`${post(100)}${post(5)}hello`)).toEqual(["HTTP/1.1 413", "Connection: close"]);
  expect(await ask(`${post(5)}hello${post(100)}`)).toEqual([
    "HTTP/1.1 204",
    "Connection: keep-alive",
    "HTTP/1.1 413",
    "Connection: close",
  ]);
});
