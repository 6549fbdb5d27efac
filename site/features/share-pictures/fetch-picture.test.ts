import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { afterEach, expect, test } from "vitest";
import { createPictureFetcher } from "./fetch-picture.ts";

const limits = { time: 300, size: 1000, pixels: 1000 } as const;
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  stops.push(() => server.close() && server.closeAllConnections());
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return `http://127.0.0.1:${address.port}`;
}

test("a picture of the product server, even in a private network", async () => {
  const origin = await serve((_request, response) => response.end("picture"));
  const bytes = await createPictureFetcher([origin], limits)(`${origin}/a.jpg`);
  expect(Buffer.from(bytes ?? []).toString()).toBe("picture");
});

test("nothing of this machine or its neighbours, by whatever name", async () => {
  let asked = 0;
  const origin = await serve((_request, response) => {
    asked += 1;
    response.end("secret");
  });
  const fetchPicture = createPictureFetcher(["https://api.example"], limits);
  const { port } = new URL(origin);
  for (const host of ["127.0.0.1", "localhost", "0.0.0.0", "[::ffff:127.0.0.1]", "2130706433", "0x7f.1"]) {
    expect(await fetchPicture(`http://${host}:${port}/`)).toBeUndefined();
  }
  expect(asked).toBe(0);
});

test.each<[string, RequestListener]>([
  ["is not there", (_request, response) => response.writeHead(404).end("none")],
  ["is elsewhere", (_request, response) => response.writeHead(302, { location: "/b.jpg" }).end()],
  ["says it is too large", (_request, response) => response.writeHead(200, { "content-length": 5000 }).flushHeaders()],
  ["is too large without saying so", (_request, response) => response.write("x".repeat(5000))],
  ["never comes", () => {}],
  ["never ends", (_request, response) => response.write("x")],
  ["breaks off", (request) => request.socket.destroy()],
])("a picture that %s is none", async (_name, listener) => {
  const origin = await serve(listener);
  expect(await createPictureFetcher([origin], limits)(`${origin}/a.jpg`)).toBeUndefined();
});

test.each(["file:///etc/passwd", "data:image/png;base64,", "ftp://a.example/b", "nonsense"])(
  "%s is none",
  async (address) => {
    expect(await createPictureFetcher([], limits)(address)).toBeUndefined();
  },
);
