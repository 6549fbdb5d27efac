import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { createImageFetcher } from "./fetch-image.ts";
import type { LookupAll } from "./ssrf-safe-lookup.ts";

const limits = { time: 30_000, size: 1000, pixels: 1000 } as const;

/** For responses that never arrive. */
const shortTimeout = { ...limits, time: 300 };

const serve = (listener: RequestListener) => listening(createServer(listener));

async function listening(server: Server): Promise<string> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return `http://127.0.0.1:${address.port}`;
}

/** A server in the private network, to which not even a connection may be made. */
async function privateServer() {
  let connections = 0;
  const server = createServer((_request, response) => response.end("secret"));
  server.on("connection", () => {
    connections += 1;
  });
  const origin = await listening(server);
  return { origin, port: new URL(origin).port, connections: () => connections };
}

/** Resolves every name to the given addresses, one list a call. */
function scripted(...results: string[][]): LookupAll & { calls: () => number } {
  let calls = 0;
  const lookup: LookupAll = (_name, _options, done) => {
    const addresses = results[Math.min(calls, results.length - 1)] ?? [];
    calls += 1;
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
    );
  };
  return Object.assign(lookup, { calls: () => calls });
}

/** A public address that is assigned to no one. */
const unassigned = "2000::1";

test("an image of the product server is fetched even in a private network", async () => {
  const origin = await serve((_request, response) => response.end("picture"));
  const fetched = await createImageFetcher([origin], limits)(`${origin}/a.jpg`);
  expect(fetched).toEqual({ kind: "fetched", bytes: Buffer.from("picture") });
});

test("nothing is fetched from this machine or its network, by any name", async () => {
  const { port, connections } = await privateServer();
  const fetchImage = createImageFetcher(["https://api.example"], limits);
  for (const host of ["127.0.0.1", "localhost", "0.0.0.0", "[::ffff:127.0.0.1]", "2130706433", "0x7f.1", "0177.1"]) {
    expect(await fetchImage(`http://${host}:${port}/`), host).toEqual({ kind: "missing" });
  }
  expect(connections()).toBe(0);
});

test.each([[["127.0.0.1"]], [["8.8.8.8", "127.0.0.1"]], [["::ffff:127.0.0.1"]], [["64:ff9b::7f00:1"]], [["::1"]]])(
  "a name that resolves to %s is not contacted",
  async (addresses) => {
    const { port, connections } = await privateServer();
    const lookup = scripted(addresses);
    expect(await createImageFetcher([], limits, lookup)(`http://media.example:${port}/`)).toEqual({
      kind: "missing",
    });
    expect(lookup.calls()).toBe(1);
    expect(connections()).toBe(0);
  },
);

test("a name that becomes private between two fetches is resolved again and not contacted", async () => {
  const { port, connections } = await privateServer();
  const lookup = scripted([unassigned], ["127.0.0.1"]);
  const fetchImage = createImageFetcher([], shortTimeout, lookup);
  expect(await fetchImage(`http://rebind.example:${port}/`)).toEqual({ kind: "unreachable", timedOut: true });
  expect(lookup.calls()).toBe(1); // a separate check before the connection would be a second lookup
  expect(await fetchImage(`http://rebind.example:${port}/`)).toEqual({ kind: "missing" });
  expect(connections()).toBe(0);
});

test("redirects are followed, but not to a private network", async () => {
  const { origin: inner, port, connections } = await privateServer();
  const origin = await serve((request, response) => {
    const location = { "/own": "/there", "/inner": `${inner}/`, "/name": `http://inner.example:${port}/` };
    const to = location[request.url as keyof typeof location];
    if (to) response.writeHead(302, { location: to }).end();
    else response.end("picture");
  });
  const fetchImage = createImageFetcher([origin], limits, scripted(["127.0.0.1"]));
  expect((await fetchImage(`${origin}/own`)).kind).toBe("fetched");
  expect(await fetchImage(`${origin}/inner`)).toEqual({ kind: "missing" });
  expect(await fetchImage(`${origin}/name`)).toEqual({ kind: "missing" });
  expect(connections()).toBe(0);
});

test.each<[string, RequestListener, "missing" | "unreachable"]>([
  ["is not there", (_request, response) => response.writeHead(404).end("none"), "missing"],
  ["redirects in a loop", (_request, response) => response.writeHead(302, { location: "/a.jpg" }).end(), "missing"],
  ["redirects to a file", (_request, response) => response.writeHead(302, { location: "file:///a" }).end(), "missing"],
  [
    "says it is too large",
    (_request, response) => response.writeHead(200, { "content-length": 5000 }).flushHeaders(),
    "missing",
  ],
  ["is too large without saying so", (_request, response) => response.write("x".repeat(5000)), "missing"],
  ["is cut off", (_request, response) => response.writeHead(200, { "content-length": 9 }).write("x"), "unreachable"],
  ["is on a failing host", (_request, response) => response.writeHead(503).end(), "unreachable"],
  ["never responds", () => {}, "unreachable"],
  ["never ends", (_request, response) => response.write("x"), "unreachable"],
  ["breaks off", (request) => request.socket.destroy(), "unreachable"],
])("an image that %s is not fetched", async (_name, listener, kind) => {
  const origin = await serve(listener);
  expect(
    await createImageFetcher([origin], kind === "missing" ? limits : shortTimeout)(`${origin}/a.jpg`),
  ).toMatchObject({
    kind,
  });
});

test.each<[string, RequestListener, boolean]>([
  ["that never answers", () => {}, true],
  ["that never finishes", (_request, response) => response.write("x"), true],
  ["that breaks off", (request) => request.socket.destroy(), false],
])("a host %s: timeouts are reported", async (_name, listener, timedOut) => {
  const origin = await serve(listener);
  expect(await createImageFetcher([origin], shortTimeout)(`${origin}/a.jpg`)).toEqual({
    kind: "unreachable",
    timedOut,
  });
});

test.each(["file:///etc/passwd", "data:image/png;base64,", "ftp://a.example/b"])("%s is not fetched", async (url) => {
  expect(await createImageFetcher([], limits)(url)).toEqual({ kind: "missing" });
});
