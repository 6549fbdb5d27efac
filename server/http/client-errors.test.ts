import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { handleClientErrors } from "./client-errors.ts";
import { serveLocally } from "./serve-locally.harness.ts";

/** Instead of 6.5 s; those of node:http are short as well. It adds a second to the time of a kept connection. */
const silence = 200;
const options = { requestTimeout: 300, connectionsCheckingInterval: 50, keepAliveTimeout: 1 };
const ofEveryResponse = { "X-Content-Type-Options": "nosniff", "Cross-Origin-Opener-Policy": "same-origin" };

function respondOnceRead(request: IncomingMessage, response: ServerResponse): void {
  request
    .resume()
    .once("end", () => response.end("page"))
    .on("error", () => {}); // of a body that is refused
}

/** A server, and what sends it bytes and reads until the connection is closed. */
async function serve(respond: RequestListener = respondOnceRead) {
  const server = createServer(options, respond);
  handleClientErrors(server, ofEveryResponse, silence);
  const { port } = await serveLocally(server);
  const open = () => {
    const socket = connect(port, "127.0.0.1").setEncoding("utf8");
    let received = "";
    socket.on("data", (text) => {
      received += text;
    });
    // A reset is a way to close, too.
    const closed = new Promise<string>((resolve) => {
      socket.on("error", () => {}).on("close", () => resolve(received));
    });
    return { socket, closed };
  };
  const send = (bytes: string) => {
    const { socket, closed } = open();
    socket.write(bytes);
    return closed;
  };
  return { open, send };
}

const get = "GET / HTTP/1.1\r\nHost: x\r\n";
const post = "POST / HTTP/1.1\r\nHost: x\r\n";

test.each([
  ["something other than HTTP", "hello\r\n\r\n", "400 Bad Request"],
  ["a raw NUL", "GET /\0 HTTP/1.1\r\nHost: x\r\n\r\n", "400 Bad Request"],
  ["two lengths", `${post}Content-Length: 1\r\nContent-Length: 2\r\n\r\n`, "400 Bad Request"],
  ["headers that are too long", `${get}X: ${"a".repeat(20_000)}\r\n\r\n`, "431 Request Header Fields Too Large"],
  [
    "a chunk whose extensions are too long",
    `${post}Transfer-Encoding: chunked\r\n\r\n1;${"a".repeat(20_000)}\r\n`,
    "413 Payload Too Large",
  ],
  ["an unknown expectation", `${get}Expect: 200-ok\r\n\r\n`, "417 Expectation Failed"],
])("%s is answered with a page and the headers of every response, and the server goes on", async (_, bytes, status) => {
  const { send } = await serve();
  expectErrorPage(await send(bytes), status);
  expect(await send(`${get}Connection: close\r\n\r\n`)).toMatch(/^HTTP\/1\.1 200 OK\r\n.*page/s);
});

test("a request that is still coming after its time is answered, too", async () => {
  const { open } = await serve();
  const { socket, closed } = open();
  socket.write(get);
  const sending = setInterval(() => socket.write("X: y\r\n"), 50);
  onTestFinished(() => clearInterval(sending));
  expectErrorPage(await closed, "408 Request Timeout");
});

test("a connection on which nothing comes is closed without a word", async () => {
  const { open, send } = await serve();
  const startedAt = performance.now();
  expect(await open().closed).toBe("");
  expect(await send(get)).toBe("");
  expect(performance.now() - startedAt).toBeGreaterThan(2 * silence - 50);
});

test("nobody is closed while the server prepares a response; afterwards a connection that nobody uses is", async () => {
  const { send } = await serve(async (_, response) => {
    await sleep(4 * silence);
    response.end("late");
  });
  expect(await send(`${get}\r\n`)).toMatch(/^HTTP\/1\.1 200 OK\r\n.*late$/s);
});

test("a client that reads slowly is left to its own limit", async () => {
  const { open } = await serve((_, response) => void response.end(Buffer.alloc(20_000_000)));
  const { socket, closed } = open();
  socket.pause();
  socket.write(`${get}Connection: close\r\n\r\n`);
  await sleep(4 * silence);
  socket.resume();
  expect((await closed).length).toBeGreaterThan(20_000_000);
});

test("nonsense in the middle of a response ends the connection, and is no part of the response", async () => {
  const { open } = await serve(async (_, response) => {
    response.write("begun");
    await sleep(100);
    response.end("finished");
  });
  const { socket, closed } = open();
  socket.write(`${get}\r\n`);
  await once(socket, "data");
  socket.write("hello\r\n\r\n");
  const received = await closed;
  expect(received).toMatch(/begun/);
  expect(received).not.toMatch(/finished|400|html/);
});

test("nonsense after a response is answered", async () => {
  const { open } = await serve();
  const { socket, closed } = open();
  socket.write(`${get}\r\n`);
  await once(socket, "data");
  socket.write("hello\r\n\r\n");
  expect(await closed).toMatch(/^HTTP\/1\.1 200 OK\r\n.*pageHTTP\/1\.1 400 Bad Request\r\n/s);
});

/** A page in Turkish and English, complete, with the ID that it shows. */
function expectErrorPage(response: string, status: string): void {
  const [head = "", body = ""] = response.split("\r\n\r\n");
  const [statusLine, ...lines] = head.split("\r\n");
  const headers = Object.fromEntries(lines.map((line) => line.split(": ") as [string, string]));
  expect(statusLine).toBe(`HTTP/1.1 ${status}`);
  expect(headers).toMatchObject({
    ...ofEveryResponse,
    Connection: "close",
    "Content-Type": "text/html; charset=utf-8",
    "Content-Length": String(Buffer.byteLength(body)),
    "X-Request-Id": expect.stringMatching(/^[0-9a-f]{12}$/),
  });
  expect(body).toContain(headers["X-Request-Id"]);
  expect(body).toMatch(/^<!doctype html>.*<\/html>$/s);
}
