import { afterEach, expect, test, vi } from "vitest";
import { browserLoadOptions, createBrowserProductApi } from "./browser-product-api.ts";
import { browserTimeoutMs } from "./timeouts.ts";

const { log } = browserLoadOptions("https://meydan.example");

afterEach(() => vi.unstubAllGlobals());

test("an island fetches from the site itself, with the one timeout of all islands", async () => {
  const timeout = vi.spyOn(AbortSignal, "timeout");
  const fetch = vi.fn(async () => new Response('{"result":{"data":{}}}'));
  vi.stubGlobal("fetch", fetch);
  expect(await createBrowserProductApi().get("/api/public/post/p-1", log)).toMatchObject({ ok: true });
  expect(fetch).toHaveBeenCalledWith("/api/public/post/p-1", expect.objectContaining({ signal: expect.anything() }));
  expect(timeout).toHaveBeenCalledWith(browserTimeoutMs);
});

test("a call that runs into the timeout has failed", async () => {
  vi.stubGlobal("fetch", () => Promise.reject(new DOMException("timed out", "TimeoutError")));
  expect(await createBrowserProductApi().get("/api/public/post/p-1", log)).toEqual({
    ok: false,
    failure: "unavailable",
  });
});
