import { pino } from "pino";
import { expect, test } from "vitest";
import { CallNotSent, InvalidResponseError, type ProductFetch } from "#site/product-api/product-fetch.ts";
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

/** The client of an API that answers with `respond`. */
function clientOf(respond: ProductFetch) {
  const received: Request[] = [];
  const logged: string[] = [];
  const log = pino({}, { write: (line: string) => logged.push(line) });
  const fetch: ProductFetch = (sent) => {
    received.push(sent.clone());
    return respond(sent);
  };
  const client = createAccountDeletionClient({ url: "https://api.example/v1/deletion", fetch }, log);
  return { client, received, logged };
}

const answer = (status: number, body = "", headers = {}): ProductFetch => {
  return async () => new Response(body, { status, headers });
};

test("requests, shows and cancels as the contract says; tokens and passwords are in no URL", async () => {
  const { client, received, logged } = clientOf(async ({ url, method }) => {
    const isRequest = method === "POST" && !url.endsWith("/cancel");
    return Response.json({ result: { ...stored, ...(isRequest && { token }), plan: "added by a product server" } });
  });
  expect(await client.request(request, key)).toEqual({ ok: true, value: { ...stored, token } });
  expect(await client.show(token)).toEqual({ ok: true, value: stored });
  expect(await client.cancel(token)).toEqual({ ok: true, value: stored });
  const json = { "content-type": "application/json", "idempotency-key": key };
  const authorization = { authorization: `Bearer ${token}` };
  const url = "https://api.example/v1/deletion";
  expect(received.map((sent) => [sent.method, sent.url, Object.fromEntries(sent.headers)])).toEqual([
    ["POST", url, json],
    ["GET", url, authorization],
    ["POST", `${url}/cancel`, authorization],
  ]);
  expect(await received[0]?.json()).toEqual(request);
  expect(logged).toEqual([]);
});

const busy = (retryAfterSeconds: number) => ({ ok: false, reason: "too-many-requests", retryAfterSeconds });

const error = (code: string) => JSON.stringify({ error: { code } });

test.each([
  [403, "wrong-credentials", undefined, { ok: false, reason: "wrong-credentials" }],
  [429, "too-many-requests", "120", busy(120)],
  [429, "too-many-requests", "Wed, 21 Oct 2026 07:28:00 GMT", busy(60)],
  [429, "too-many-requests", undefined, busy(60)],
  [429, "too-many-requests", "86401", busy(86_400)], // a day at most
  [503, "busy", "7", { ok: false, reason: "unavailable", retryAfterSeconds: 7 }],
  [503, "busy", "1e21", { ok: false, reason: "unavailable", retryAfterSeconds: 86_400 }],
])("%i %s with Retry-After %s is an expected refusal, which is not logged", async (status, code, wait, expected) => {
  const { client, logged } = clientOf(answer(status, error(code), wait === undefined ? {} : { "retry-after": wait }));
  expect(await client.request(request)).toEqual(expected);
  expect(logged).toEqual([]);
});

const foreign = ["", "<html>Forbidden", "{}", "null", '{"error":"blocked"}', error("blocked"), error("gone")];

test.each([403, 404, 409, 429])(
  "a %i without its error is of something in front of the product server",
  async (status) => {
    for (const body of foreign) {
      const { client, logged } = clientOf(answer(status, body, { "retry-after": "7" }));
      const refused = { ok: false, reason: "unavailable", notReached: true };
      expect(await client.request(request), body).toEqual(refused);
      expect([await client.show(token), await client.cancel(token)], body).toEqual([refused, refused]);
      expect(logged).toHaveLength(3);
    }
  },
);

test.each(["delete", "freeze", "restore"] as const)("what is no answer to %s is no receipt", async (action) => {
  const states = { delete: "deleting", freeze: "frozen", restore: "active" };
  const deleteAt = (state: string) => (state === "deleting" ? stored.deleteAt : null);
  for (const state of Object.values(states)) {
    const result = { ...stored, token, state, deleteAt: deleteAt(state) };
    const { client, logged } = clientOf(answer(200, JSON.stringify({ result })));
    const isDone = state === states[action];
    const expected = isDone ? { ok: true, value: result } : { ok: false, reason: "unavailable" };
    expect(await client.request({ ...request, action })).toEqual(expected);
    expect(logged.join("").includes(`result.state must be ${states[action]}`)).toBe(!isDone);
  }
});

test("an answer that is not as agreed names the fields in the log, never a value", async () => {
  const result = { ...stored, token, reference: "lower-secret", state: "secret", deleteAt: undefined };
  const { client, logged } = clientOf(answer(200, JSON.stringify({ result })));
  expect(await client.request(request)).toEqual({ ok: false, reason: "unavailable" });
  expect(logged.join("")).toContain("result.reference must be 4 to 40 capital letters, digits or -; result.state ");
  expect(logged.join("")).toContain("; result.deleteAt ");
  expect(logged.join("")).not.toContain("secret");
});

test("a URL that leads nowhere is logged; a token that is not known is not", async () => {
  const { client, logged } = clientOf(answer(404, error("not-found")));
  expect(await client.show(token)).toEqual({ ok: false, reason: "not-found" });
  expect(await client.cancel(token)).toEqual({ ok: false, reason: "not-found" });
  expect(logged).toEqual([]);
  expect(await client.request(request)).toEqual({ ok: false, reason: "not-found" });
  const nowhere = clientOf(answer(404, "<html>Not Found"));
  expect(await nowhere.client.request(request)).toMatchObject({ reason: "unavailable", notReached: true });
  for (const lines of [logged, nowhere.logged]) {
    expect(lines.join("")).toMatch(/"status":404,"error":"the URL of these calls is wrong"/);
  }
});

test.each<[string, ProductFetch, object]>([
  ["a call that was not sent", () => Promise.reject(new CallNotSent(new Error("ada"))), { notReached: true }],
  ["one that got no whole response", () => Promise.reject(new InvalidResponseError("too large")), {}],
  ["a lost connection", () => Promise.reject(new Error("ada")), {}],
  ["an overload without an end", answer(503, error("busy")), {}],
  ["one of something in front of it", answer(503, "<html>", { "retry-after": "7" }), {}],
  ["an error", answer(500, "very-secret", { "retry-after": "7" }), {}],
  ["a redirect, which is not followed", answer(307), { notReached: true }],
  ["what it cannot read", answer(400, error("invalid-request")), { notReached: true }],
  ["no JSON", answer(200, "<html>"), {}],
  ["JSON of another shape", answer(200, '{"result":{"token":"very-secret"}}'), {}],
])("%s is unavailable, and logged once without what was typed", async (_, respond, more) => {
  const { client, received, logged } = clientOf(respond);
  expect(await client.request(request)).toEqual({ ok: false, reason: "unavailable", ...more });
  expect(received).toHaveLength(1);
  expect(logged).toHaveLength(1);
  expect(logged.join("")).not.toMatch(/ada|secret|api\.example/);
});
