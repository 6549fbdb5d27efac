import { createServer, type RequestListener, type Server } from "node:http";
import { expect, test } from "vitest";
import { serveLocally } from "#server/http/serve-locally.harness.ts";
import { createImageFetcher } from "./fetch-image.ts";
import type { FindAddresses } from "./ssrf-safe-lookup.ts";

const limits = { time: 30_000, size: 1000, pixels: 1000 } as const;

/** For responses that never arrive. */
const shortTimeout = { ...limits, time: 300 };

const serve = async (what: RequestListener | Server) => (await serveLocally(what)).origin;

/** A server in the private network, to which not even a connection may be made. */
async function privateServer() {
  let connections = 0;
  const server = createServer((_request, response) => response.end("secret"));
  server.on("connection", () => {
    connections += 1;
  });
  const origin = await serve(server);
  return { origin, port: new URL(origin).port, connections: () => connections };
}

/** Resolves every name to the given addresses, one list a call. */
function scripted(...results: string[][]): FindAddresses & { calls: () => number } {
  let calls = 0;
  const findAddresses: FindAddresses = async () => {
    const addresses = results[Math.min(calls, results.length - 1)] ?? [];
    calls += 1;
    return addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
  };
  return Object.assign(findAddresses, { calls: () => calls });
}

/** The network of a test, whose servers cannot listen on the ports of the web. */
const network = (port: string, findAddresses = scripted(["127.0.0.1"])) => ({ findAddresses, ports: ["", port] });

/** A public address that is assigned to no one. */
const unassigned = "2000::1";

test("an image of the product server is fetched even in a private network", async () => {
  const origin = await serve((_request, response) => response.end("picture"));
  const fetched = await createImageFetcher([origin], limits)(`${origin}/a.jpg`);
  expect(fetched).toEqual({ kind: "fetched", bytes: Buffer.from("picture") });
});

test("of a long file the beginning is read, where that is enough", async () => {
  const origin = await serve((_request, response) => response.write(Buffer.alloc(900, 7))); // and never ends
  const fetched = await createImageFetcher([origin], limits)(`${origin}/a.jpg`, 600);
  expect(fetched).toEqual({ kind: "fetched", bytes: Buffer.alloc(600, 7) });
});

test("nothing is fetched from this machine or its network, by any name", async () => {
  const { port, connections } = await privateServer();
  const fetchImage = createImageFetcher(["https://api.example"], limits, network(port));
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
    expect(await createImageFetcher([], limits, network(port, lookup))(`http://media.example:${port}/`)).toEqual({
      kind: "missing",
    });
    expect(lookup.calls()).toBe(1);
    expect(connections()).toBe(0);
  },
);

test("a name that becomes private between two fetches is resolved again and not contacted", async () => {
  const { port, connections } = await privateServer();
  const lookup = scripted([unassigned], ["127.0.0.1"]);
  const fetchImage = createImageFetcher([], shortTimeout, network(port, lookup));
  expect(await fetchImage(`http://rebind.example:${port}/`)).toEqual({ kind: "unreachable", timedOut: true });
  expect(lookup.calls()).toBe(1); // a separate check before the connection would be a second lookup
  expect(await fetchImage(`http://rebind.example:${port}/`)).toEqual({ kind: "missing" });
  expect(connections()).toBe(0);
});

test("a stranger's redirects are followed, three at most", async () => {
  let requests = 0;
  const origin = await serve((request, response) => {
    requests += 1;
    const rest = Number(request.url?.slice(1));
    if (rest === 0) response.end("picture");
    else response.writeHead(302, { location: `/${rest - 1}` }).end();
  });
  const { port } = new URL(origin);
  const fetchImage = createImageFetcher([], limits, { ...network(port), isAllowed: () => true });
  expect((await fetchImage(`http://media.example:${port}/3`)).kind).toBe("fetched");
  expect(requests).toBe(4);
  expect(await fetchImage(`http://media.example:${port}/1000`)).toEqual({ kind: "missing" });
  expect(requests).toBe(8);
});

test("redirects of trusted hosts are followed to public hosts, and lead to nothing that only the settings allow", async () => {
  const { origin: inner, port, connections } = await privateServer();
  const targets: Record<string, string> = {
    "/public": "http://media.example/b.jpg",
    "/inner": `${inner}/`,
    "/name": `http://inner.example:${port}/`,
  };
  const origin = await serve((request, response) => {
    response.writeHead(302, { location: targets[request.url ?? ""] }).end();
  });
  const lookup = scripted([unassigned], ["127.0.0.1"]);
  const fetchImage = createImageFetcher([origin, inner], shortTimeout, network(port, lookup));
  expect(await fetchImage(`${origin}/public`)).toMatchObject({ kind: "unreachable" });
  expect(lookup.calls()).toBe(1);
  expect(await fetchImage(`${origin}/inner`)).toEqual({ kind: "missing" });
  expect(await fetchImage(`${origin}/name`)).toEqual({ kind: "missing" });
  expect(connections()).toBe(0);
});

test.each([
  ["http://media.example:22/", 0],
  ["https://media.example:8443/a.jpg", 0],
  ["http://media.example:80/a.jpg", 1],
  ["http://media.example:443/a.jpg", 1],
  ["https://media.example/a.jpg", 1],
])("%s: %i look-ups, because strangers are reached on the ports of the web only", async (url, lookups) => {
  const findAddresses = scripted(["127.0.0.1"]);
  expect(await createImageFetcher([], limits, { findAddresses })(url)).toEqual({ kind: "missing" });
  expect(findAddresses.calls()).toBe(lookups);
});

test.each<[string, RequestListener, "missing" | "unreachable", boolean?]>([
  ["is not there", (_request, response) => response.writeHead(404).end("none"), "missing"],
  ["redirects to a file", (_request, response) => response.writeHead(302, { location: "file:///a" }).end(), "missing"],
  [
    "says it is too large",
    (_request, response) => response.writeHead(200, { "content-length": 5000 }).flushHeaders(),
    "missing",
  ],
  ["is too large without saying so", (_request, response) => response.write("x".repeat(5000)), "missing"],
  ["is cut off", (_request, response) => response.writeHead(200, { "content-length": 9 }).write("x"), "unreachable"],
  ["is on a failing host", (_request, response) => response.writeHead(503).end(), "unreachable"],
  ["never responds", () => {}, "unreachable", true],
  ["never ends", (_request, response) => response.write("x"), "unreachable", true],
  ["breaks off", (request) => request.socket.destroy(), "unreachable", false],
])("an image that %s is not fetched, and a timeout is reported", async (_name, listener, kind, timedOut) => {
  const origin = await serve(listener);
  const fetchImage = createImageFetcher([origin], kind === "missing" ? limits : shortTimeout);
  expect(await fetchImage(`${origin}/a.jpg`)).toMatchObject({ kind, ...(timedOut !== undefined && { timedOut }) });
});

test.each(["file:///etc/passwd", "data:image/png;base64,", "ftp://a.example/b"])("%s is not fetched", async (url) => {
  expect(await createImageFetcher([], limits)(url)).toEqual({ kind: "missing" });
});
