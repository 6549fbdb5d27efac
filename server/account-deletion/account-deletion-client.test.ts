import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { pino } from "pino";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "#scripts/free-port.ts";
import { createRemoteCalls } from "#server/calls/remote-calls.ts";
import { createAccountDeletionClient } from "./account-deletion-client.ts";

const request = { email: "ada@example.com", password: "very-secret", action: "delete", locale: "tr" } as const;
const key = "0b1d3c5e-6f70-4a81-9b92-a3b4c5d6e7f8";
const token = "T".repeat(43);
const stored = {
  reference: "K7QM-2XRT-9WPA",
  state: "deleting",
  requestedAt: "2026-11-22T10:00:00.000Z",
  deleteAt: "2026-12-22T10:00:00.000Z",
};

/** A product server behind `ACCOUNT_DELETION_URL` that answers with `respond`. */
async function serveProduct(respond: (request: IncomingMessage, response: ServerResponse, body: string) => void) {
  const received: {
    method?: string | undefined;
    url?: string | undefined;
    headers: IncomingMessage["headers"];
    body: string;
  }[] = [];
  const server = createServer(async (incoming, response) => {
    let body = "";
    for await (const chunk of incoming) body += chunk;
    received.push({ method: incoming.method, url: incoming.url, headers: incoming.headers, body });
    respond(incoming, response, body);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/deletion`;
  return { ...clientOf(url), url, received };
}

function clientOf(url: string) {
  const logged: string[] = [];
  const log = pino({}, { write: (line: string) => logged.push(line) });
  return { client: createAccountDeletionClient(createRemoteCalls(url), log), logged };
}

test("fields that a product server adds are ignored", async () => {
  const { client, logged } = await serveProduct((_, response) =>
    response.end(JSON.stringify({ result: { ...stored, token, plan: "new" } })),
  );
  expect(await client.request(request)).toEqual({ ok: true, value: { ...stored, token } });
  expect(logged).toEqual([]);
});

test("requests, shows and cancels as the contract says; tokens and passwords are in no URL", async () => {
  const { client, received, logged } = await serveProduct((incoming, response) => {
    const result = incoming.url?.endsWith("/cancel") || incoming.method === "GET" ? stored : { ...stored, token };
    response.setHeader("Content-Type", "application/json").end(JSON.stringify({ result }));
  });
  expect(await client.request(request, key)).toEqual({ ok: true, value: { ...stored, token } });
  expect(await client.show(token)).toEqual({ ok: true, value: stored });
  expect(await client.cancel(token)).toEqual({ ok: true, value: stored });
  expect(received.map(({ method, url }) => `${method} ${url}`)).toEqual([
    "POST /v1/deletion",
    "GET /v1/deletion",
    "POST /v1/deletion/cancel",
  ]);
  expect(JSON.parse(received[0]?.body ?? "")).toEqual(request);
  expect(received.map(({ headers }) => headers["idempotency-key"])).toEqual([key, undefined, undefined]);
  expect(received[0]?.headers["content-type"]).toBe("application/json");
  expect(received.map(({ headers }) => headers.authorization)).toEqual([
    undefined,
    `Bearer ${token}`,
    `Bearer ${token}`,
  ]);
  expect(logged).toEqual([]);
});

test.each([
  [403, {}, { ok: false, reason: "wrong-credentials" }],
  [429, { "Retry-After": "120" }, { ok: false, reason: "too-many-requests", retryAfterSeconds: 120 }],
  [
    429,
    { "Retry-After": "Wed, 21 Oct 2026 07:28:00 GMT" },
    { ok: false, reason: "too-many-requests", retryAfterSeconds: 60 },
  ],
  [503, { "Retry-After": "7" }, { ok: false, reason: "unavailable", retryAfterSeconds: 7 }],
  // A day at most.
  [503, { "Retry-After": "1e21" }, { ok: false, reason: "unavailable", retryAfterSeconds: 86_400 }],
  [429, { "Retry-After": "86401" }, { ok: false, reason: "too-many-requests", retryAfterSeconds: 86_400 }],
  [429, {}, { ok: false, reason: "too-many-requests", retryAfterSeconds: 60 }],
])("%i %j is an expected refusal, which is not logged", async (status, headers, expected) => {
  const { client, logged } = await serveProduct((_, response) => response.writeHead(status, headers).end());
  expect(await client.request(request)).toEqual(expected);
  expect(logged).toEqual([]);
});

test.each(["http", "https"])("a product server that cannot be reached has got nothing, over %s", async (scheme) => {
  const { client, logged } = clientOf(`${scheme}://127.0.0.1:${await freePort()}`);
  expect(await client.request(request)).toEqual({ ok: false, reason: "unavailable", notReached: true });
  expect(logged).toHaveLength(1);
});

test("nor has one with which no TLS is agreed on", async () => {
  const { url, received } = await serveProduct(() => {});
  const { client, logged } = clientOf(url.replace("http:", "https:"));
  for (const _time of [1, 2]) {
    expect(await client.request(request)).toEqual({ ok: false, reason: "unavailable", notReached: true });
  }
  expect(received).toEqual([]);
  expect(logged).toHaveLength(2);
  expect(logged[0]).toMatch(/"error":"E?[A-Z_]*(SSL|PROTO)/);
});

test("no call waits for those of others, and what a hung product server got may have been carried out", async () => {
  let answer = () => {};
  const released = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const { client, received } = await serveProduct(async (_, response) => {
    await released;
    response.destroy();
  });
  const calls = Array.from({ length: 24 }, () => client.request(request));
  await expect.poll(() => received.length, { interval: 5 }).toBe(24);
  answer();
  expect(new Set((await Promise.all(calls)).map((result) => JSON.stringify(result)))).toEqual(
    new Set([JSON.stringify({ ok: false, reason: "unavailable" })]),
  );
});

test("a URL that leads nowhere is logged; a token that is not known is not", async () => {
  const { client, logged } = await serveProduct((_, response) => response.writeHead(404).end());
  expect(await client.show(token)).toEqual({ ok: false, reason: "not-found" });
  expect(await client.cancel(token)).toEqual({ ok: false, reason: "not-found" });
  expect(logged).toEqual([]);
  expect(await client.request(request)).toEqual({ ok: false, reason: "not-found" });
  expect(logged.join("")).toMatch(/"status":404,"error":"the URL of these calls is wrong"/);
});

test("a refusal of what stands in front of the product server is no wrong password", async () => {
  const bodies = ['{"error":{"code":"wrong-credentials"}}', "<html>Forbidden", '{"error":{"code":"blocked"}}'];
  const { client, logged } = await serveProduct((_, response) => response.writeHead(403).end(bodies.shift()));
  expect(await client.request(request)).toEqual({ ok: false, reason: "wrong-credentials" });
  expect(logged).toEqual([]);
  for (const _body of [1, 2]) expect(await client.request(request)).toEqual({ ok: false, reason: "unavailable" });
  expect(logged).toHaveLength(2);
});

test.each([
  ["an overload without an end", (response: ServerResponse) => response.writeHead(503).end()],
  ["an error", (response: ServerResponse) => response.writeHead(500).end("very-secret")],
  [
    "a redirect, which is not followed",
    (response: ServerResponse) => response.writeHead(307, { Location: "/elsewhere" }).end(),
  ],
  ["no JSON", (response: ServerResponse) => response.end("<html>")],
  ["JSON of another shape", (response: ServerResponse) => response.end('{"result":{"token":"very-secret"}}')],
  ["a body without end", (response: ServerResponse) => response.end("x".repeat(20_000))],
  ["a lost connection", (response: ServerResponse) => response.destroy()],
])("%s is unavailable, and logged once without what was typed", async (_, respond) => {
  const { client, received, logged } = await serveProduct((_incoming, response) => respond(response));
  expect(await client.request(request)).toEqual({ ok: false, reason: "unavailable" });
  expect(received).toHaveLength(1);
  expect(logged).toHaveLength(1);
  expect(logged.join("")).not.toMatch(/ada|secret|127\.0\.0\.1/);
});
