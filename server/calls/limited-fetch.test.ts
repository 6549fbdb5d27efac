import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from "vitest";
import { responseLimits } from "#contract/limits.ts";
import { freePort } from "#scripts/free-port.harness.ts";
import { CallNotSent, errorName, InvalidResponseError, type ProductFetch } from "#site/product-api/product-fetch.ts";
import { createHttpSend, createLimitedFetch } from "./limited-fetch.ts";

type Behavior = (request: IncomingMessage, response: ServerResponse) => void;

const limits = { maxBytes: 100_000, timeoutMs: 300 };
const gzipped = { "content-encoding": "gzip" };
const secret = "6f1b2c3d-00c1";

let behave: Behavior = () => {};
let calls: IncomingMessage[] = [];
let bodies: string[] = [];
let url = "";
const server = createServer(async (request, response) => {
  calls.push(request);
  let body = "";
  for await (const chunk of request) body += chunk;
  bodies.push(body);
  behave(request, response);
});

/** With a short timeout, for responses that never end. */
const quick = createLimitedFetch("content", createHttpSend(), undefined, limits);
/** With a long timeout, for responses that do arrive even on a busy machine. */
const patient = createLimitedFetch("content", createHttpSend(), undefined, { ...limits, timeoutMs: 30_000 });
const get = (fetch: ProductFetch) => fetch(new Request(url));
const post = (fetch: ProductFetch) =>
  fetch(new Request(url, { method: "POST", body: '{"a":1}', headers: { "content-type": "application/json" } }));

beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/${secret}`;
});

beforeEach(() => {
  calls = [];
  bodies = [];
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const trickle = (response: ServerResponse) => {
  const timer = setInterval(() => response.write(" "), 20);
  response.on("close", () => clearInterval(timer));
};

test("limits are 2 MiB and 5 s by default", () => {
  expect(responseLimits).toEqual({ maxBytes: 2 * 1024 * 1024, timeoutMs: 5000 });
});

test("sends a plain GET without body and credentials, and what a call has", async () => {
  behave = (_, response) => response.end("{}");
  await get(patient);
  await post(patient);
  expect(calls.map(({ method, url: path }) => [method, path])).toEqual([
    ["GET", `/api/${secret}`],
    ["POST", `/api/${secret}`],
  ]);
  const plain = ["accept", "accept-encoding", "connection", "host"];
  expect(calls.map(({ headers }) => Object.keys(headers).sort())).toEqual([
    plain,
    [...plain, "content-length", "content-type"].sort(),
  ]);
  expect(bodies).toEqual(["", '{"a":1}']);
});

describe("a response", () => {
  const json = '{"a":1}';
  const good: Record<string, [Behavior, string]> = {
    "JSON with any content type": [
      (_, response) => response.writeHead(200, { "content-type": "text/html" }).end(json),
      json,
    ],
    "a gzip response": [(_, response) => response.writeHead(200, gzipped).end(gzipSync(json)), json],
    "a byte order mark": [(_, response) => response.end(`\ufeff${json}`), json],
    "no content": [(_, response) => response.writeHead(204).end(), ""],
    "invalid UTF-8, replaced by U+FFFD": [(_, response) => response.end(Buffer.from([0x61, 0xff, 0x62])), "a\ufffdb"],
    "an error's body": [(_, response) => response.writeHead(403, gzipped).end(gzipSync(json)), json],
    "an error's body that is too large": [(_, response) => response.writeHead(404).end("x".repeat(200_000)), ""],
    "an error's body in an encoding that was not accepted": [
      (_, response) => response.writeHead(403, { "content-encoding": "zstd" }).end("x"),
      "",
    ],
    "a redirect, which is not followed": [(_, response) => response.writeHead(302, { location: "/" }).end(), ""],
    "a response in many chunks": [
      async (_, response) => {
        for (const chunk of ['{"', 'a":', "1", "}"]) {
          response.write(chunk);
          await new Promise(setImmediate);
        }
        response.end();
      },
      json,
    ],
  };
  it.each(Object.entries(good))("with %s", async (_, [behavior, text]) => {
    behave = behavior;
    expect(await (await get(patient)).text()).toBe(text);
    expect(calls).toHaveLength(1);
  });

  it("has the two headers that callers read", async () => {
    behave = (_, response) => response.writeHead(451, { "retry-after": "7", link: "<a>", etag: '"a"' }).end();
    const { status, headers } = await get(patient);
    expect([status, Object.fromEntries(headers)]).toEqual([451, { link: "<a>", "retry-after": "7" }]);
  });
});

describe("rejects, without anything of the URL,", () => {
  const bad: Record<string, Behavior> = {
    "no response": () => {},
    "a body that never ends": (_, response) => void response.write('{"a":'),
    "a trickling body": (_, response) => trickle(response),
    "a truncated body": (_, response) => {
      response.writeHead(200, { "content-length": "100" });
      response.write('{"a":1}');
      setImmediate(() => response.destroy());
    },
    "a huge body": (_, response) => response.end(`"${"x".repeat(limits.maxBytes)}"`),
    "a huge body without content length": (_, response) => {
      response.write(`"${"x".repeat(limits.maxBytes)}`);
      response.end('"');
    },
    "a small body that decompresses to a huge one": (_, response) =>
      response.writeHead(200, gzipped).end(gzipSync("x".repeat(limits.maxBytes * 10))),
    "a body that is not in its declared encoding": (_, response) => response.writeHead(200, gzipped).end('{"a":1}'),
    "an encoding that was not accepted": (_, response) =>
      response.writeHead(200, { "content-encoding": "zstd" }).end("x"),
    "a status that is none": (_, response) => response.writeHead(600).end("x"),
    "what is not HTTP": (request) => void request.socket.end("SSH-2.0-OpenSSH\r\n\r\n"),
  };
  it.each(Object.entries(bad))("%s", async (_, behavior) => {
    behave = behavior;
    const error = await get(quick).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(CallNotSent);
    expect(errorName(error)).not.toMatch(/6f1b2c3d|127\.0\.0\.1/);
    expect(calls).toHaveLength(1);
  });
});

test.each(["http", "https"])("nothing is sent to what cannot be reached, over %s", async (scheme) => {
  const nowhere = new Request(`${scheme}://127.0.0.1:${await freePort()}`);
  const error = await quick(nowhere).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(CallNotSent);
  expect(errorName(error)).toBe("ECONNREFUSED");
});

test("nor where no TLS is agreed on", async () => {
  for (const _time of [1, 2]) {
    const error = await patient(new Request(url.replace("http:", "https:"))).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(CallNotSent);
    expect(errorName(error)).toMatch(/^E?[A-Z_]*(SSL|PROTO)/);
  }
  expect(calls).toEqual([]);
});

test("a GET whose connection is dropped is made once more, and nothing else is", async () => {
  const drop: Behavior = (request) => void request.socket.resetAndDestroy();
  behave = (request, response) => (calls.length === 1 ? drop(request, response) : response.end("{}"));
  expect((await get(patient)).status).toBe(200);
  expect(calls).toHaveLength(2);
  behave = drop;
  for (const [send, times] of [
    [get, 2],
    [post, 1],
  ] as const) {
    calls = [];
    const error = await send(patient).catch((reason: unknown) => reason);
    expect(error).not.toBeInstanceOf(CallNotSent);
    expect(errorName(error)).toMatch(/ECONNRESET|UND_ERR_SOCKET/);
    expect(calls).toHaveLength(times);
  }
});

test("errors without end do not use up the connections", async () => {
  behave = (_, response) => void response.writeHead(503).write("x");
  const responses = await Promise.all(Array.from({ length: 65 }, () => get(patient)));
  expect(new Set(await Promise.all(responses.map((one) => one.text())))).toEqual(new Set([""]));
  behave = (_, response) => response.end("{}");
  expect((await get(patient)).status).toBe(200);
}, 20_000); // less than a call of this client takes that hangs

test("each call is measured, one without a response too", async () => {
  const observed: unknown[] = [];
  const answers = [200, 404, 0];
  const measured = createLimitedFetch(
    "reports",
    async () => {
      const status = answers.shift();
      if (!status) throw new Error("connection refused");
      return new Response(null, { status });
    },
    (api, status, seconds) => observed.push([api, status, seconds >= 0 && seconds < 1]),
  );
  for (const _status of [200, 404, 0]) await get(measured).catch(() => {});
  expect(observed).toEqual([200, 404, 0].map((status) => ["reports", status, true]));
});

describe("within this process, the limits are the same:", () => {
  const stream = (start: (controller: ReadableStreamDefaultController<Uint8Array>) => void, status = 200) =>
    new Response(new ReadableStream({ start }), { status });
  const chunk = new Uint8Array(limits.maxBytes / 2 + 1).fill(32);
  const embedded = (answer: () => Response | Promise<Response>) =>
    get(createLimitedFetch("content", async () => answer(), undefined, limits));
  const bad: Record<string, () => Response | Promise<Response>> = {
    "no response": () => new Promise(() => {}),
    "a body that never ends": () => stream((controller) => controller.enqueue(chunk)),
    "a huge body": () =>
      stream((controller) => {
        controller.enqueue(chunk);
        controller.enqueue(chunk);
        controller.close();
      }),
  };
  it.each(Object.entries(bad))("%s", async (_, answer) => {
    await expect(embedded(answer)).rejects.toThrow(InvalidResponseError);
  });

  it("a response within them", async () => {
    expect(await (await embedded(() => Response.json({ a: 1 }))).json()).toEqual({ a: 1 });
  });
});
