import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { connect } from "node:net";
import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { serveLocally } from "#server/http/serve-locally.harness.ts";
import { createMessageEndpoint } from "./message-endpoint.ts";

/** Takes messages of five bytes, and says which it has read and which not. */
function fiveBytes() {
  const seen: string[] = [];
  const take = (body: string) => seen.push(body) > 0;
  const onRefused = (reason: string) => void seen.push(reason);
  return { seen, endpoint: createMessageEndpoint({ sizeLimit: 5, refusalOf: () => undefined, take, onRefused }) };
}

async function send(body: Readable, length?: string) {
  const { seen, endpoint } = fiveBytes();
  const request = Object.assign(body, { method: "POST", headers: { "content-length": length }, complete: true });
  const response = { req: request, setHeader() {}, end() {} } as unknown as ServerResponse;
  await endpoint(request as unknown as IncomingMessage, response);
  return seen;
}

test.each([
  ["0", ""],
  ["5", "çok"],
  ["6", "too-large"],
  ["", ""],
  ["many", "too-large"],
  [undefined, "too-large"],
])("a message that says it has %j of 5 bytes is read as %j", async (length, text) => {
  expect(await send(Readable.from(text === "too-large" ? [] : [text]), length)).toEqual([text]);
});

test("one that the client aborts is empty", async () => {
  const body = new Readable({ read() {} });
  const sent = send(body, "5");
  body.destroy(new Error("aborted"));
  expect(await sent).toEqual([""]);
});

test("POST alone is taken", async () => {
  const { origin } = await serveLocally(fiveBytes().endpoint);
  const get = await fetch(origin);
  expect([get.status, get.headers.get("allow")]).toEqual([405, "POST"]);
});

test("the rest of a message that was not read is not taken for the next request", async () => {
  const { port } = await serveLocally(fiveBytes().endpoint);
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
