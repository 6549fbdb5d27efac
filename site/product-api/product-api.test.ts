import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { responseLimits } from "#contract/limits.ts";
import { productPaths } from "#contract/product-paths.ts";
import { createEmbeddedTransport, createHttpTransport } from "#server/product-server/transport.ts";
import { createProductApi, type ProductApi } from "./product-api.ts";
import { CircuitOpenError, InvalidResponseError, type Transport } from "./transport.ts";

type Behavior = (request: IncomingMessage, response: ServerResponse) => void;

const limits = { maxBytes: 100_000, timeoutMs: 300 };
const secret = "6f1b2c3d-00c1";
const path = `/api/project/events/ticketSucces/konser/6f1b2c3d-00b1/${secret}`;
const gzipped = { "content-encoding": "gzip" };

let behave: Behavior = () => {};
let calls: IncomingMessage[] = [];
let errors: unknown[] = [];
/** With a short timeout, for responses that never end. */
let productApi: ProductApi;
/** With a long timeout, for responses that do arrive even on a busy machine. */
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
  patientApi = createProductApi(createHttpTransport(origin, { ...limits, timeoutMs: 30_000 }));
});

beforeEach(() => {
  calls = [];
  errors = [];
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test("limits are 2 MiB and 5 s by default", () => {
  expect(responseLimits).toEqual({ maxBytes: 2 * 1024 * 1024, timeoutMs: 5000 });
});

test("sends a plain GET without body and credentials", async () => {
  behave = (_, response) => response.end('{"a":1}');
  expect(await patientApi.get(path, log)).toEqual({ ok: true, json: { a: 1 } });
  const [call] = calls;
  expect(call).toMatchObject({ method: "GET", url: path });
  expect(Object.keys(call?.headers ?? {}).sort()).toEqual(["accept", "accept-encoding", "connection", "host"]);
});

describe("accepts", () => {
  const good: Record<string, Behavior> = {
    "JSON with any content type": (_, response) =>
      response.writeHead(200, { "content-type": "text/html" }).end('{"a":1}'),
    "a gzip response": (_, response) => response.writeHead(200, gzipped).end(gzipSync('{"a":1}')),
    "a byte order mark": (_, response) => response.end('\ufeff{"a":1}'),
    "a response in many chunks": async (_, response) => {
      for (const chunk of ['{"', 'a":', "1", "}"]) {
        response.write(chunk);
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

  it("invalid UTF-8, replaced by U+FFFD", async () => {
    behave = (_, response) => response.end(Buffer.from([0x22, 0x61, 0xff, 0x62, 0x22]));
    expect(await patientApi.get(path, log)).toEqual({ ok: true, json: "a\ufffdb" });
  });
});

it("shares a call in flight, until what it may have read is outdated", async () => {
  const answers: ((body: string) => void)[] = [];
  const shared = createProductApi(
    () => new Promise((resolve) => answers.push((body) => resolve({ status: 200, body }))),
  );
  const [first, second] = [shared.get(path, log), shared.get(path, log)];
  shared.forgetInFlight();
  const third = shared.get(path, log);
  expect(answers).toHaveLength(2);
  answers[0]?.('"before"');
  expect(await Promise.all([first, second])).toEqual([
    { ok: true, json: "before" },
    { ok: true, json: "before" },
  ]);
  const fourth = shared.get(path, log); // the end of the old call has not removed the new one
  expect(answers).toHaveLength(2);
  answers[1]?.('"after"');
  expect(await Promise.all([third, fourth])).toEqual([
    { ok: true, json: "after" },
    { ok: true, json: "after" },
  ]);
});

describe("reports an absent resource", () => {
  it.each([
    [404, "not-found"],
    [410, "gone"],
  ] as const)("%i is %s, and no error", async (status, failure) => {
    behave = (_, response) => response.writeHead(status).end("x".repeat(limits.maxBytes * 2));
    expect(await patientApi.get(path, log)).toEqual({ ok: false, failure });
    expect(errors).toEqual([]);
  });
});

describe("is unavailable, and logs one error without the ticket's ids, for", () => {
  const bad: Record<string, Behavior> = {
    "no response": () => {},
    "a body that never ends": (_, response) => void response.write('{"a":'),
    "a trickling body": (_, response) => {
      const timer = setInterval(() => response.write(" "), 20);
      response.on("close", () => clearInterval(timer));
    },
    "a truncated body": (_, response) => {
      response.writeHead(200, { "content-length": "100" });
      response.write('{"a":1}');
      setImmediate(() => response.destroy());
    },
    "a closed connection": (_, response) => void response.destroy(),
    "a huge body": (_, response) => response.end(`"${"x".repeat(limits.maxBytes)}"`),
    "a huge body without content length": (_, response) => {
      response.write(`"${"x".repeat(limits.maxBytes)}`);
      response.end('"');
    },
    "a small body that decompresses to a huge one": (_, response) =>
      response.writeHead(200, gzipped).end(gzipSync(`"${"x".repeat(limits.maxBytes * 10)}"`)),
    "a body that is not in its declared encoding": (_, response) => response.writeHead(200, gzipped).end('{"a":1}'),
    "an encoding that was not accepted": (_, response) =>
      response.writeHead(200, { "content-encoding": "zstd" }).end("x"),
    HTML: (_, response) => response.end("<!doctype html>"),
    "truncated JSON": (_, response) => response.end('{"a":'),
    "an empty body": (_, response) => response.end(),
    "no content": (_, response) => response.writeHead(204).end(),
    "a redirect": (_, response) => response.writeHead(302, { location: "/elsewhere" }).end(),
    "a permanent redirect": (_, response) => response.writeHead(308, { location: "http://169.254.169.254/" }).end(),
    "400": (_, response) => response.writeHead(400).end('{"a":1}'),
    "401": (_, response) => response.writeHead(401).end('{"a":1}'),
    "500": (_, response) => response.writeHead(500).end('{"a":1}'),
    "a 503 with a trickling body": (_, response) => {
      response.writeHead(503);
      const timer = setInterval(() => response.write("x"), 20);
      response.on("close", () => clearInterval(timer));
    },
    "a response that is not HTTP": (request) => void request.socket.end("SSH-2.0-OpenSSH\r\n\r\n"),
  };
  it.each(Object.entries(bad))("%s", async (name, behavior) => {
    behave = behavior;
    expect(await productApi.get(path, log)).toEqual({ ok: false, failure: "unavailable" });
    expect(calls).toHaveLength(name === "a closed connection" ? 2 : 1);
    expect(errors).toHaveLength(1);
    expect(JSON.stringify(errors)).not.toMatch(/6f1b2c3d|konser/);
    expect(JSON.stringify(errors)).toContain("project/events");
  });

  it("a refused connection", async () => {
    const unreachable = createProductApi(createHttpTransport("http://127.0.0.1:1", limits));
    expect(await unreachable.get(path, log)).toEqual({ ok: false, failure: "unavailable" });
    expect(JSON.stringify(errors)).toContain("ECONNREFUSED");
  });
});

test("JSON that is not the call's response is malformed, logged and counted", async () => {
  const counted: string[] = [];
  const maintained = createProductApi(async () => ({ status: 200, body: '{"error":"maintenance"}' }), {
    onError: (error) => counted.push(error),
  });
  expect(await maintained.get(productPaths.post(secret), log)).toEqual({ ok: false, failure: "malformed" });
  expect(errors).toHaveLength(1);
  expect(JSON.stringify(errors)).not.toContain(secret);
  expect(counted).toEqual(["malformed"]);
});

test("a call whose connection is dropped is made once more", async () => {
  const drop: Behavior = (request) => void request.socket.resetAndDestroy();
  behave = (request, response) => (calls.length === 1 ? drop(request, response) : response.end('{"a":1}'));
  expect(await patientApi.get(path, log)).toEqual({ ok: true, json: { a: 1 } });
  expect(errors).toEqual([]);
  calls = [];
  behave = drop;
  expect(await patientApi.get(path, log)).toEqual({ ok: false, failure: "unavailable" });
  expect(calls).toHaveLength(2);
});

test("error bodies without end do not use up the connections", async () => {
  behave = (_, response) => void response.writeHead(503).write("x");
  const paths = Array.from({ length: 100 }, (_, number) => `${path}${number}`);
  await Promise.all(paths.map((one) => patientApi.get(one, log)));
  behave = (_, response) => response.end('{"a":1}');
  expect(await patientApi.get(path, log)).toEqual({ ok: true, json: { a: 1 } });
}, 20_000); // less than a call of this client takes that hangs

test("a call that is not made is unavailable, counted and not logged", async () => {
  const counted: string[] = [];
  const refusing = createProductApi(() => Promise.reject(new CircuitOpenError()), {
    onError: (error) => counted.push(error),
  });
  expect(await refusing.get(path, log)).toEqual({ ok: false, failure: "unavailable" });
  expect(counted).toEqual(["circuit-open"]);
  expect(errors).toEqual([]);
});

test("the log names which of the four calls failed", async () => {
  behave = (_, response) => response.writeHead(500).end();
  const { post, user, userPosts, ticket } = productPaths;
  for (const url of [post(secret), user(secret), userPosts(secret), ticket("konser", "p", secret)]) {
    await patientApi.get(url, log);
  }
  expect(errors).toEqual(
    ["public/post", "public/users", "public/users/posts", "project/events"].map((call) => [
      { call, status: 500 },
      "product server failed",
    ]),
  );
});

describe("the embedded server has the same limits", () => {
  const stream = (write: (controller: ReadableStreamDefaultController<Uint8Array>) => void) =>
    new Response(new ReadableStream({ start: write }));
  const chunk = new Uint8Array(limits.maxBytes / 2 + 1).fill(32);
  const bad: Record<string, () => Response | Promise<Response>> = {
    "no response": () => new Promise(() => {}),
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
    "a response that is not JSON": () => new Response("<html>"),
    "500": () => new Response("{}", { status: 500 }),
  };
  it.each(Object.entries(bad))("%s", async (_, fetch) => {
    const embedded = createProductApi(createEmbeddedTransport(fetch, limits));
    expect(await embedded.get(path, log)).toEqual({ ok: false, failure: "unavailable" });
    expect(errors).toHaveLength(1);
    expect(JSON.stringify(errors)).not.toContain(secret);
  });

  it("responds within them", async () => {
    const requests: Request[] = [];
    const embedded = createProductApi(
      createEmbeddedTransport((request) => {
        requests.push(request);
        return Response.json({ a: 1 });
      }, limits),
    );
    expect(await embedded.get(path, log)).toEqual({ ok: true, json: { a: 1 } });
    expect(new URL(requests[0]?.url ?? "").pathname).toBe(path);
  });
});

describe("every failure is named", () => {
  async function outcomeOf(transport: Transport, ofPath = path) {
    const counted: string[] = [];
    const absent: string[] = [];
    const api = createProductApi(transport, {
      onError: (error) => counted.push(error),
      onAbsent: (missing) => absent.push(missing),
    });
    await api.get(ofPath, log);
    return { counted, absent, logged: errors };
  }
  const call = "project/events";
  const message = "product server failed";

  it.each([
    [199, "status-other"],
    [300, "status-other"],
    [399, "status-other"],
    [400, "status-4xx"],
    [499, "status-4xx"],
    [500, "status-5xx"],
    [599, "status-5xx"],
    [600, "status-other"],
  ])("by its status %i: %s", async (status, error) => {
    const { counted, absent, logged } = await outcomeOf(async () => ({ status, body: "{}" }));
    expect({ counted, absent }).toEqual({ counted: [error], absent: [] });
    expect(logged).toEqual([[{ call, status }, message]]);
  });

  it.each([200, 299])("and %i is none", async (status) => {
    expect(await outcomeOf(async () => ({ status, body: "{}" }))).toEqual({ counted: [], absent: [], logged: [] });
  });

  it.each([404, 410])("but %i is told as absence", async (status) => {
    expect(await outcomeOf(async () => ({ status, body: "" }))).toEqual({ counted: [], absent: [path], logged: [] });
  });

  it("by what is no JSON", async () => {
    const { counted, logged } = await outcomeOf(async () => ({ status: 200, body: "<html>" }));
    expect(counted).toEqual(["not-json"]);
    expect(logged).toEqual([[{ call, error: "the response is not JSON" }, message]]);
  });

  it("by a response without a place for data", async () => {
    const { logged } = await outcomeOf(async () => ({ status: 200, body: "{}" }), productPaths.userPosts(secret));
    expect(logged).toEqual([[{ call: "public/users/posts", error: "the response has no place for data" }, message]]);
  });

  it.each([
    ["its message, if it broke a limit", new InvalidResponseError("too large"), "refused", "too large"],
    ["its code", Object.assign(new Error(secret), { code: "ECONNRESET" }), "no-answer", "ECONNRESET"],
    ["its class, if the code is no text", Object.assign(new TypeError(secret), { code: 5 }), "no-answer", "TypeError"],
    ["its type, if it is no error", secret, "no-answer", "string"],
  ])("by %s", async (_name, thrown, error, named) => {
    const { counted, logged } = await outcomeOf(() => Promise.reject(thrown));
    expect(counted).toEqual([error]);
    expect(logged).toEqual([[{ call, error: named }, message]]);
  });

  it("without a path that is none of the API's", async () => {
    const { logged } = await outcomeOf(async () => ({ status: 500, body: "" }), `/elsewhere/api/public/post/${secret}`);
    expect(logged).toEqual([[{ call: "unknown", status: 500 }, message]]);
  });
});
