import { once } from "node:events";
import type { RequestListener } from "node:http";
import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { answerInTurn } from "./answer-in-turn.ts";
import { serveLocally } from "./serve-locally.harness.ts";

async function serve(answer: RequestListener) {
  const { server, port } = await serveLocally(answerInTurn(answer));
  const socket = connect(port, "127.0.0.1").setEncoding("utf8");
  onTestFinished(() => void socket.destroy());
  return { server, socket };
}

const get = (path: string, more = "") => `GET /${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`;

test("requests that come together are answered one after the other, each with its own response", async () => {
  let open = 0;
  let mostOpen = 0;
  const { socket } = await serve(({ url }, response) => {
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
  const { server, socket } = await serve(({ url }) => void asked.push(url));
  const [connection] = await once(server, "connection");
  socket.write(get("a") + get("b"));
  await expect.poll(() => asked, { interval: 5 }).toEqual(["/a"]);
  socket.destroy();
  await once(connection, "close");
  expect(asked).toEqual(["/a"]);
});

test("a connection with more requests than may wait is reset; a thousand may", async () => {
  const { server, socket } = await serve(() => {}); // never answers
  let requests = 0;
  server.on("request", () => {
    requests += 1;
  });
  const [connection] = await once(server, "connection");
  socket.resume().write(get("x").repeat(1001));
  await expect.poll(() => requests, { interval: 5 }).toBe(1001);
  expect(connection.destroyed).toBe(false);
  socket.write(get("x"));
  await expect(once(socket, "close")).rejects.toThrow("ECONNRESET");
});
