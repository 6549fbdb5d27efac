// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";
import { keepTrying } from "./keep-trying.ts";

const lost = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));

/** @param answers whether the site is reached, each time it is asked */
function network(...answers: boolean[]) {
  const reach = vi.fn(async () => (answers.shift() ? new Response() : lost()));
  vi.stubGlobal("fetch", reach);
  return reach;
}

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["the network is back", () => window.dispatchEvent(new Event("online"))],
  ["the page is looked at again", () => document.dispatchEvent(new Event("visibilitychange", { bubbles: true }))],
  ["the visitor presses something", () => document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }))],
  ["the visitor presses a key", () => document.body.dispatchEvent(new Event("keydown", { bubbles: true }))],
])("a script that the network has lost is loaded when %s, and not before", async (_, happen) => {
  const reach = network(false, false);
  const load = vi.fn<() => Promise<string>>(lost);
  const loaded = keepTrying(load);
  await expect.poll(() => reach).toHaveBeenCalledTimes(1);
  // The answer of the network, and what follows it.
  await new Promise((resolve) => setTimeout(resolve));
  happen();
  await expect.poll(() => reach).toHaveBeenCalledTimes(2);
  await new Promise((resolve) => setTimeout(resolve));
  expect(load).toHaveBeenCalledTimes(2);
  load.mockResolvedValue("module");
  happen();
  expect(await loaded).toBe("module");
  expect(load).toHaveBeenCalledTimes(3);
});

test("a script that a site which answers does not have is given up", async () => {
  network(true);
  const load = vi.fn(lost);
  await expect(keepTrying(load)).rejects.toThrow("Failed to fetch");
  expect(load).toHaveBeenCalledTimes(2);
});

test("a site that is not well is like a network that is lost", async () => {
  vi.stubGlobal("fetch", async () => new Response(null, { status: 502 }));
  const load = vi.fn<() => Promise<string>>(lost);
  const loaded = keepTrying(load);
  await expect.poll(() => load).toHaveBeenCalledOnce();
  await new Promise((resolve) => setTimeout(resolve));
  load.mockResolvedValue("module");
  window.dispatchEvent(new Event("online"));
  expect(await loaded).toBe("module");
});

test("a network that comes back while a script is asked for is not missed", async () => {
  network(false);
  const load = vi.fn<() => Promise<string>>(() => {
    window.dispatchEvent(new Event("online"));
    load.mockResolvedValue("module");
    return lost();
  });
  expect(await keepTrying(load)).toBe("module");
});
