import { once } from "node:events";
import type { IncomingMessage, ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { serve } from "./web-server.harness.ts";

/** @param answer gets each request once it is its turn */
async function serveRequests(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const connections: Socket[] = [];
  const file = (request: IncomingMessage, response: ServerResponse) => {
    connections.push(request.socket);
    answer(request, response);
    return true;
  };
  const { origin } = await serve({ files: [file] });
  const socket = connect(Number(new URL(origin).port), "127.0.0.1").setEncoding("utf8");
  onTestFinished(() => void socket.destroy());
  return { socket, connections };
}

const get = (path: string, more = "") => `GET /${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`;

test("requests that come together are answered one after the other, each with its own response", async () => {
  let open = 0;
  let mostOpen = 0;
  const { socket } = await serveRequests(({ url }, response) => {
    open += 1;
    mostOpen = Math.max(mostOpen, open);
    setImmediate(() => {
      open -= 1;
      response.end(`answer to ${url};`);
    });
  });
  socket.write(["a", "b", "c", "d", "e"].map((path) => get(path)).join("") + get("f", "Connection: close\r\n"));
  let received = "";
  for await (const text of socket) received += text;
  expect(received.match(/answer to [^;]+/g)).toEqual(
    ["a", "b", "c", "d", "e", "f"].map((path) => `answer to /${path}`),
  );
  expect(mostOpen).toBe(1);
});

test("one that waits is never answered where the connection closes before", async () => {
  const asked: (string | undefined)[] = [];
  const { socket, connections } = await serveRequests(({ url }) => void asked.push(url));
  socket.write(get("a") + get("b"));
  await expect.poll(() => asked, { interval: 5 }).toEqual(["/a"]);
  socket.destroy();
  await once(connections[0] as Socket, "close");
  expect(asked).toEqual(["/a"]);
});

test("a thousand requests of a connection are answered, or wait; one more ends it", async () => {
  const { socket, connections } = await serveRequests(({ url }, response) => void (url === "/a" && response.end()));
  const answered = get("a").repeat(500);
  socket.resume().write(answered);
  await expect.poll(() => connections.length, { interval: 5 }).toBe(500);
  const waiting = get("x").repeat(500);
  socket.write(waiting);
  await expect.poll(() => connections[0]?.bytesRead, { interval: 5 }).toBe(answered.length + waiting.length);
  expect(connections[0]?.destroyed).toBe(false);
  socket.on("error", () => {}).write(get("x"));
  await once(socket, "close");
  expect(connections).toHaveLength(501);
});
