import { beforeEach, describe, expect, it, test } from "vitest";
import { productPaths } from "#contract/product-paths.ts";
import { createProductApi, type ProductResult } from "./product-api.ts";
import { CallNotSent, CircuitOpenError, InvalidResponseError, type ProductFetch } from "./product-fetch.ts";

const secret = "6f1b2c3d-00c1";
const path = productPaths.ticket("konser", "6f1b2c3d-00b1", secret);

let errors: unknown[] = [];
const log = { error: (...error: unknown[]) => errors.push(error) };
beforeEach(() => {
  errors = [];
});

async function outcomeOf(fetch: ProductFetch, ofPath = path) {
  const counted: string[] = [];
  const api = createProductApi(fetch, { onError: (error) => counted.push(error) });
  return { result: await api.get(ofPath, log), counted };
}

const unavailable: ProductResult = { ok: false, reason: "unavailable" };
const respond = (status: number, body: string | null = "{}", headers = {}): ProductFetch => {
  return async () => new Response(body, { status, headers });
};

test("JSON is what was requested, at the origin of the product server", async () => {
  const requests: Request[] = [];
  const fetch: ProductFetch = async (request) => {
    requests.push(request);
    return new Response('\ufeff{"a":1}', { status: 299 });
  };
  expect(await outcomeOf(fetch)).toEqual({ result: { ok: true, json: { a: 1 } }, counted: [] });
  await createProductApi(fetch, { origin: "https://api.example" }).get(path, log);
  expect(requests.map(({ method, url }) => [method, url])).toEqual([
    ["GET", `http://product-server.internal${path}`],
    ["GET", `https://api.example${path}`],
  ]);
  expect(errors).toEqual([]);
});

test("each response is reported, whatever its status", async () => {
  const responses: unknown[] = [];
  const onResponse = (...response: unknown[]) => void responses.push(response);
  for (const status of [200, 404, 503]) {
    await createProductApi(respond(status, `"${status}"`), { onResponse }).get(path, log);
  }
  await createProductApi(() => Promise.reject(new Error("no answer")), { onResponse }).get(path, log);
  expect(responses).toEqual([200, 404, 503].map((status) => [path, status, `"${status}"`]));
});

test("a call in flight is shared, until what it may have read is outdated", async () => {
  const answers: ((body: string) => void)[] = [];
  const shared = createProductApi(() => new Promise((resolve) => answers.push((body) => resolve(new Response(body)))));
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

test.each<[number, string | null, object, ProductResult]>([
  [404, "x", {}, { ok: false, reason: "not-found" }],
  [410, null, {}, { ok: false, reason: "gone" }],
  [
    451,
    '{"reference":"K7QM-2XRT"}',
    { link: '<https://court.example/>; rel="blocked-by"' },
    { ok: false, reason: "withheld", order: { reference: "K7QM-2XRT", blockedBy: "https://court.example/" } },
  ],
])("%i is no error", async (status, body, headers, result) => {
  expect(await outcomeOf(respond(status, body, headers))).toEqual({ result, counted: [] });
  expect(errors).toEqual([]);
});

describe("each failure is named, and logged once without the ticket's ids:", () => {
  it.each<[string, ProductFetch, string, unknown]>([
    ["300", respond(300), "status-other", { status: 300 }],
    ["399", respond(399), "status-other", { status: 399 }],
    ["400", respond(400), "status-4xx", { status: 400 }],
    ["499", respond(499), "status-4xx", { status: 499 }],
    ["500", respond(500), "status-5xx", { status: 500 }],
    ["599", respond(599), "status-5xx", { status: 599 }],
    ["HTML", respond(200, "<html>"), "not-json", { error: "the response is not JSON" }],
    ["cut JSON", respond(200, '{"a":'), "not-json", { error: "the response is not JSON" }],
    ["an empty body", respond(204, null), "not-json", { error: "the response is not JSON" }],
    ["a broken limit", () => Promise.reject(new InvalidResponseError("too large")), "refused", { error: "too large" }],
    [
      "an error with a code",
      () => Promise.reject(Object.assign(new Error(secret), { code: "ECONNRESET" })),
      "no-answer",
      { error: "ECONNRESET" },
    ],
    [
      "one whose code is no text",
      () => Promise.reject(Object.assign(new TypeError(secret), { code: 5 })),
      "no-answer",
      { error: "TypeError" },
    ],
    ["no connection", () => Promise.reject(new CallNotSent(new Error(secret))), "no-answer", { error: "Error" }],
    ["no error", () => Promise.reject(secret), "no-answer", { error: "string" }],
  ])("%s", async (_name, fetch, error, logged) => {
    expect(await outcomeOf(fetch)).toEqual({ result: unavailable, counted: [error] });
    expect(errors).toEqual([[{ call: "project/events/ticketSucces", ...(logged as object) }, "product server failed"]]);
  });

  it("JSON that is not the call's response", async () => {
    const result = { ok: false, reason: "malformed" };
    const outcome = await outcomeOf(respond(200, '{"error":"maintenance"}'), productPaths.post(secret));
    expect(outcome).toEqual({ result, counted: ["malformed"] });
    const error = "the response has no object in result.data";
    expect(errors).toEqual([[{ call: "public/post", error }, "product server failed"]]);
  });
});

const { post, user, userPosts, ticket } = productPaths;
const nothing = [
  null,
  [],
  {},
  "maintenance",
  1,
  { error: "maintenance" },
  { data: {} },
  { result: null },
  { result: 1 },
];
const withData = (...data: unknown[]) => data.map((one) => ({ result: { data: one } }));

test.each([
  ["a post", post(secret), [{ result: {} }, ...withData(null, [], {}, { content: "söz" })]],
  ["a user", user(secret), [{ result: {} }, ...withData(null, [], {}, { username: "ada" })]],
  ["posts", userPosts(secret), [{ result: [] }, { result: [{ uuid: "a" }] }, ...withData([])]],
  ["a ticket, which has no fixed place", ticket("konser", "p", secret), nothing],
])("a place for %s", async (_name, ofPath, responses) => {
  for (const json of responses)
    expect((await outcomeOf(respond(200, JSON.stringify(json)), ofPath)).result.ok).toBe(true);
});

test.each([
  ["a post", post(secret), [...nothing, { result: [] }, ...withData("no", 0, [1])]],
  ["a user", user(secret), [...nothing, { result: [] }, ...withData("no", 0, [1])]],
  ["posts", userPosts(secret), [...nothing, { result: {} }, ...withData(null, {})]],
  ["a call that nobody knows", "/api/public/events/a", withData({})],
])("no place for %s", async (_name, ofPath, responses) => {
  for (const json of responses) {
    const { result } = await outcomeOf(respond(200, JSON.stringify(json)), ofPath);
    expect(result, JSON.stringify(json)).toEqual({ ok: false, reason: "malformed" });
  }
});

test("a call that is not made is unavailable, counted and not logged", async () => {
  const outcome = await outcomeOf(() => Promise.reject(new CircuitOpenError()));
  expect(outcome).toEqual({ result: unavailable, counted: ["circuit-open"] });
  expect(errors).toEqual([]);
});

test("the log names which of the four calls failed", async () => {
  const paths = [post(secret), user(secret), userPosts(secret), ticket("konser", "p", secret), `/else/api/${secret}`];
  for (const one of paths) await outcomeOf(respond(500), one);
  const names = ["public/post", "public/users", "public/users/posts", "project/events/ticketSucces", "unknown"];
  expect(errors).toEqual(names.map((call) => [{ call, status: 500 }, "product server failed"]));
});
