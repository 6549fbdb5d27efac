import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { productPaths } from "#contract/product-paths.ts";
import { createProductApi, type ProductApi } from "./product-api.ts";
import { answerLimits } from "./response-limits.ts";
import { createEmbeddedTransport, createHttpTransport } from "./transport.ts";

type Behavior = (request: IncomingMessage, response: ServerResponse) => void;

const limits = { size: 100_000, time: 300 };
const secret = "6f1b2c3d-00c1";
const path = `/api/project/events/ticketSucces/konser/6f1b2c3d-00b1/${secret}`;
const packed = { "content-encoding": "gzip" };

let behave: Behavior = () => {};
let calls: IncomingMessage[] = [];
let errors: unknown[] = [];
/** Soon tired, for answers that never come whole. */
let productApi: ProductApi;
/** For answers that do come, however busy this machine is. */
let patientApi: ProductApi;
const log = { error: (...error: unknown[]) => errors.push(error) };
const server = createServer((request, response) => {
  calls.push(request);
  behave(request, response);
});

beforeAll(async () => {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const origin = `http://127.0.0.1:${address.port}`;
  productApi = createProductApi(createHttpTransport(origin, limits));
  patientApi = createProductApi(createHttpTransport(origin, { ...limits, time: 30_000 }));
});

beforeEach(() => {
  calls = [];
  errors = [];
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test("the limits are those of the site", () => {
  expect(answerLimits).toEqual({ size: 2 * 1024 * 1024, time: 5000 });
});

test("asks with a bare GET: no body, no credentials", async () => {
  behave = (_, response) => response.end('{"a":1}');
  expect(await patientApi.get(path, log)).toEqual({ ok: true, json: { a: 1 } });
  const [call] = calls;
  expect(call).toMatchObject({ method: "GET", url: path });
  expect(Object.keys(call?.headers ?? {}).sort()).toEqual(["accept", "accept-encoding", "connection", "host"]);
});

describe("takes", () => {
  const good: Record<string, Behavior> = {
    "JSON of whatever declared type": (_, response) =>
      response.writeHead(200, { "content-type": "text/html" }).end('{"a":1}'),
    "a packed answer": (_, response) => response.writeHead(200, packed).end(gzipSync('{"a":1}')),
    "a byte order mark": (_, response) => response.end('\ufeff{"a":1}'),
    "an answer in many pieces": async (_, response) => {
      for (const piece of ['{"', 'a":', "1", "}"]) {
        response.write(piece);
        await new Promise(setImmediate);
      }
      response.end();
    },
  };
  it.each(Object.entries(good))("%s", async (_, behavior) => {
    behave = behavior;
    expect(await patientApi.get(path, log)).toEqual({ ok: true, json: { a: 1 } });
    expect(errors).toEqual([]);
  });

  it("text with invalid UTF-8, the invalid bytes marked", async () => {
    behave = (_, response) => response.end(Buffer.from([0x22, 0x61, 0xff, 0x62, 0x22]));
    expect(await patientApi.get(path, log)).toEqual({ ok: true, json: "a\ufffdb" });
  });
});

describe("says", () => {
  it.each([
    [404, "not-found"],
    [410, "gone"],
  ] as const)("%i is %s, and no fault", async (status, failure) => {
    behave = (_, response) => response.writeHead(status).end("x".repeat(limits.size * 2));
    expect(await patientApi.get(path, log)).toEqual({ ok: false, failure });
    expect(errors).toEqual([]);
  });
});

describe("refuses, and notes once without the ticket's ids", () => {
  const bad: Record<string, Behavior> = {
    "no answer": () => {},
    "a body that never ends": (_, response) => void response.write('{"a":'),
    "a trickling body": (_, response) => {
      const timer = setInterval(() => response.write(" "), 20);
      response.on("close", () => clearInterval(timer));
    },
    "a body cut off": (_, response) => {
      response.writeHead(200, { "content-length": "100" });
      response.write('{"a":1}');
      setImmediate(() => response.destroy());
    },
    "a closed connection": (_, response) => void response.destroy(),
    "a huge body": (_, response) => response.end(`"${"x".repeat(limits.size)}"`),
    "a huge body that declares no length": (_, response) => {
      response.write(`"${"x".repeat(limits.size)}`);
      response.end('"');
    },
    "a small body that unpacks to a huge one": (_, response) =>
      response.writeHead(200, packed).end(gzipSync(`"${"x".repeat(limits.size * 10)}"`)),
    "a body that is not packed as it says": (_, response) => response.writeHead(200, packed).end('{"a":1}'),
    "a packing nobody asked for": (_, response) => response.writeHead(200, { "content-encoding": "zstd" }).end("x"),
    HTML: (_, response) => response.end("<!doctype html>"),
    "half of a JSON text": (_, response) => response.end('{"a":'),
    nothing: (_, response) => response.end(),
    "no content": (_, response) => response.writeHead(204).end(),
    "a redirect": (_, response) => response.writeHead(302, { location: "/elsewhere" }).end(),
    "a permanent redirect": (_, response) => response.writeHead(308, { location: "http://169.254.169.254/" }).end(),
    "400": (_, response) => response.writeHead(400).end('{"a":1}'),
    "401": (_, response) => response.writeHead(401).end('{"a":1}'),
    "500": (_, response) => response.writeHead(500).end('{"a":1}'),
    "503 that trickles": (_, response) => {
      response.writeHead(503);
      const timer = setInterval(() => response.write("x"), 20);
      response.on("close", () => clearInterval(timer));
    },
    "no HTTP": (request) => void request.socket.end("SSH-2.0-OpenSSH\r\n\r\n"),
  };
  it.each(Object.entries(bad))("%s", async (_, behavior) => {
    behave = behavior;
    expect(await productApi.get(path, log)).toEqual({ ok: false, failure: "unavailable" });
    expect(calls).toHaveLength(1);
    expect(errors).toHaveLength(1);
    expect(JSON.stringify(errors)).not.toMatch(/6f1b2c3d|konser/);
    expect(JSON.stringify(errors)).toContain("project/events");
  });

  it("a server that nobody runs", async () => {
    const nowhere = createProductApi(createHttpTransport("http://127.0.0.1:1", limits));
    expect(await nowhere.get(path, log)).toEqual({ ok: false, failure: "unavailable" });
    expect(JSON.stringify(errors)).toContain("ECONNREFUSED");
  });
});

test("the four calls are told apart in the log", async () => {
  behave = (_, response) => response.writeHead(500).end();
  const { post, user, userPosts, ticket } = productPaths;
  for (const asked of [post(secret), user(secret), userPosts(secret), ticket("konser", "p", secret)]) {
    await patientApi.get(asked, log);
  }
  expect(errors).toEqual(
    ["public/post", "public/users", "public/users/posts", "project/events"].map((call) => [
      { call, status: 500 },
      "product server failed",
    ]),
  );
});

describe("the embedded server is held to the same limits", () => {
  const stream = (write: (controller: ReadableStreamDefaultController<Uint8Array>) => void) =>
    new Response(new ReadableStream({ start: write }));
  const chunk = new Uint8Array(limits.size / 2 + 1).fill(32);
  const bad: Record<string, () => Response | Promise<Response>> = {
    "no answer": () => new Promise(() => {}),
    "a body that never ends": () => stream((controller) => controller.enqueue(chunk)),
    "a huge body": () =>
      stream((controller) => {
        controller.enqueue(chunk);
        controller.enqueue(chunk);
        controller.close();
      }),
    "an exception": () => {
      throw new Error(`no row for ${secret}`);
    },
    "an unreadable answer": () => new Response("<html>"),
    "500": () => new Response("{}", { status: 500 }),
  };
  it.each(Object.entries(bad))("%s", async (_, fetch) => {
    const embedded = createProductApi(createEmbeddedTransport(fetch, limits));
    expect(await embedded.get(path, log)).toEqual({ ok: false, failure: "unavailable" });
    expect(errors).toHaveLength(1);
    expect(JSON.stringify(errors)).not.toContain(secret);
  });

  it("answers within them", async () => {
    const asked: Request[] = [];
    const embedded = createProductApi(
      createEmbeddedTransport((request) => {
        asked.push(request);
        return Response.json({ a: 1 });
      }, limits),
    );
    expect(await embedded.get(path, log)).toEqual({ ok: true, json: { a: 1 } });
    expect(new URL(asked[0]?.url ?? "").pathname).toBe(path);
  });
});
