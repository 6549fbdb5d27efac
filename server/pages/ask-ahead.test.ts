import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ProductAnswer } from "#site/product-api/product-api.ts";
import { visitorTimeoutMs } from "#site/product-api/timeouts.ts";
import { askAhead } from "./ask-ahead.ts";

const log = { error: () => {} };
const answer: ProductAnswer = { ok: true, json: {} };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ["/post/a-1", ["/api/public/post/a-1"]],
  ["/embed/post/a-1/", ["/api/public/post/a-1"]],
  ["/profile/a-1", ["/api/public/users/a-1", "/api/public/users/posts/a-1"]],
])("%s has what it asks for at hand, and asks for the rest", async (path, calls) => {
  const get = vi.fn(async () => answer);
  const { productApi } = await askAhead(path, { get }, log);
  expect(get.mock.calls.map(([call]: unknown[]) => call)).toEqual(calls);
  for (const call of calls) expect(await productApi.get(call, log)).toBe(answer);
  expect(get).toHaveBeenCalledTimes(calls.length);
  await productApi.get("/api/public/post/another", log);
  expect(get).toHaveBeenLastCalledWith("/api/public/post/another", log);
});

test.each(["/", "/post/%20", "/post/a/b", "/ticket/a/b/c"])("%s is begun at once", async (path) => {
  const productApi = { get: vi.fn(async () => answer) };
  expect(await askAhead(path, productApi, log)).toEqual({ productApi, waited: 0 });
  expect(productApi.get).not.toHaveBeenCalled();
});

test("a fault is the page's own", async () => {
  const get = () => {
    throw new Error("a fault");
  };
  const { productApi } = await askAhead("/post/a", { get }, log);
  await expect(productApi.get("/api/public/post/a", log)).rejects.toThrow("a fault");
});

test("what does not come in time the page waits for by itself, with the same call", async () => {
  let arrive = (_: ProductAnswer) => {};
  const get = vi.fn(() => new Promise<ProductAnswer>((resolve) => (arrive = resolve)));
  const ahead = askAhead("/post/a", { get }, log);
  await vi.advanceTimersByTimeAsync(visitorTimeoutMs);
  const { productApi, waited } = await ahead;
  expect(waited).toBeCloseTo(visitorTimeoutMs);
  const late = productApi.get("/api/public/post/a", log);
  arrive(answer);
  expect(await late).toBe(answer);
  expect(get).toHaveBeenCalledTimes(1);
});
