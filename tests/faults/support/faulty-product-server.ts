import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { productPaths } from "#contract/product-paths.ts";

/** Responds in the way of a fault. @param json what a healthy server would send */
type Respond = (request: IncomingMessage, response: ServerResponse, json: string) => void | Promise<void>;

const megabyte = Buffer.alloc(1024 * 1024, " ");
const gzipBomb = gzipSync(Buffer.alloc(100 * 1024 * 1024, " "));
const endlessHeaders = Buffer.from(`HTTP/1.1 200 OK\r\n${"X-Filler: more\r\n".repeat(100_000)}\r\n{}`);
const arrays = 100_000;

const errorBodies = [
  '{"error":"maintenance"}',
  '{"result":null}',
  '{"result":"?"}',
  "[]",
  "{}",
  "null",
  '"maintenance"',
];

/** Milliseconds that a slow product server takes. */
export const slowMs = 900;

/** What can be wrong with a product server. "refusing" is not a response: it does not listen. */
const responses = {
  healthy: (_, response, json) => void response.end(json),
  /** Slower than a visitor waits, faster than a call may take. */
  slow: async (_, response, json) => {
    await sleep(slowMs);
    response.end(json);
  },
  hanging: () => {},
  dripping: (_, response, json) => drip(response, json),
  "dripping headers": ({ socket }) => {
    socket.write("HTTP/1.1 200 OK\r\n");
    drip(socket, "X-Filler: more\r\n".repeat(1000));
  },
  resetting: ({ socket }) => void socket.resetAndDestroy(),
  closing: ({ socket }) => void socket.destroy(),
  refusing: () => {},
  garbage: ({ socket }) => void socket.end(randomBytes(4096)),
  "garbage in JSON's place": (_, response) => void response.end(randomBytes(4096)),
  truncated: (_, response, json) => {
    response.writeHead(200, { "content-length": json.length + 1000 }).write(json.slice(0, -10));
    setImmediate(() => response.destroy());
  },
  "2 GB": async (_, response) => {
    response.writeHead(200, { "content-length": 2048 * megabyte.length });
    for (let sent = 0; sent < 2048 && !response.destroyed; sent += 1) {
      if (!response.write(megabyte)) await Promise.race([once(response, "drain"), once(response, "close")]);
    }
    response.end();
  },
  "a gzip bomb": (_, response) => void response.writeHead(200, { "content-encoding": "gzip" }).end(gzipBomb),
  "endless headers": ({ socket }) => void socket.end(endlessHeaders),
  "endless redirects": ({ url }, response) => void response.writeHead(302, { location: `${url}x` }).end(),
  "a burst of 5xx": (_, response) => void response.writeHead(500 + Math.floor(Math.random() * 5)).end("sorry"),
  "503 without end": (_, response) => drip(response.writeHead(503), "sorry ".repeat(1000)),
  "errors with 200": (_, response) => void response.end(errorBodies[Math.floor(Math.random() * errorBodies.length)]),
  "wrong types": (_, response, json) => void response.end(json.replaceAll(/:("[^"]*"|\d+)/g, ':[{"a":[7]},null]')),
  "deep JSON": (_, response) =>
    void response.end(`{"result":{"data":{"uuid":"p","content":${"[".repeat(arrays)}${"]".repeat(arrays)}}}}`),
} satisfies Readonly<Record<string, Respond>>;

export type Fault = keyof typeof responses;
export const faults = (Object.keys(responses) as Fault[]).filter((fault) => fault !== "healthy");

/** A product server with every post, profile and ticket, and with faults. */
export interface FaultyProductServer {
  readonly origin: string;
  /** From the next request on. Earlier connections are closed where it no longer listens. */
  readonly become: (fault: Fault) => Promise<void>;
  /** From the next request on, calls for this post have the fault, and no others. */
  readonly breakPost: (uuid: string, fault: Fault) => void;
  /** Calls so far. */
  readonly calls: () => number;
  /** The most connections at a time so far. */
  readonly peakConnections: () => number;
  readonly stop: () => Promise<void>;
}

export async function startFaultyProductServer(): Promise<FaultyProductServer> {
  let fault: Fault = "healthy";
  let broken: { readonly path: string; readonly fault: Fault } | undefined;
  let calls = 0;
  let peak = 0;
  const sockets = new Set<Socket>();
  const server = createServer((request, response) => {
    calls += 1;
    response.on("error", () => {}); // the other end has closed
    const respond: Respond = responses[broken && request.url === broken.path ? broken.fault : fault];
    void respond(request, response, JSON.stringify(healthyResponse(request.url ?? "")));
  });
  server.on("connection", (socket) => {
    sockets.add(socket);
    peak = Math.max(peak, sockets.size);
    socket.on("error", () => {}).once("close", () => sockets.delete(socket));
  });
  const port = await listen(server, 0);
  return {
    origin: `http://127.0.0.1:${port}`,
    async become(next) {
      fault = next;
      if (next === "refusing" && server.listening) {
        server.close();
        server.closeAllConnections();
        await once(server, "close");
      }
      if (next !== "refusing" && !server.listening) await listen(server, port);
    },
    breakPost(uuid, its) {
      broken = { path: productPaths.post(uuid), fault: its };
    },
    calls: () => calls,
    peakConnections: () => peak,
    async stop() {
      for (const socket of sockets) socket.destroy();
      if (!server.listening) return;
      server.close();
      await once(server, "close");
    },
  };
}

async function listen(server: Server, port: number): Promise<number> {
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

/** Sends a byte every 50 ms. */
function drip(target: ServerResponse | Socket, text: string): void {
  let sent = 0;
  const timer = setInterval(() => {
    if (sent < text.length) target.write(text.slice(sent, sent + 1));
    sent += 1;
  }, 50);
  target.once("close", () => clearInterval(timer));
}

/** The text of a post, by which a test knows its page. */
function textOf(uuid: string): string {
  return `Söz ${uuid}`;
}

function healthyResponse(path: string): unknown {
  const [kind = "", uuid = ""] = path.split("/").slice(-2);
  const post = {
    uuid,
    type: "News",
    content: textOf(uuid),
    createdAt: "2026-07-05T18:00:00Z",
    views: 12,
    stats: { likes: 1, comments: 2, favorites: 3, shares: 4 },
    user: { uuid: "ada", username: "ada", fullName: "Ada Yılmaz" },
    gallery: [],
  };
  if (kind === "post") return { result: { data: post, otherDatas: [] } };
  if (kind === "posts") return { result: [{ uuid: "of-profile", type: 1, content: textOf(uuid), media: [] }] };
  if (kind === "users") return { result: { data: { username: uuid, fullName: `Ad ${uuid}`, bio: "Vapurda yazar." } } };
  return {
    event: { title: textOf(uuid), address: "Kuruçeşme", start_time: "2027-07-03T21:00:00+03:00" },
    package: { name: "Sahne önü", price: 1250 },
    ticket_uuid: uuid,
    created_at: "2026-11-12T14:20:00+03:00",
  };
}
