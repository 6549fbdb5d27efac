// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from "vitest";

afterEach(() => void vi.unstubAllGlobals());

/** Starts a page that lacks a part of it. @returns what becomes of it once `answer` says whether the part is there */
async function open(answer: Promise<Response>, search = "") {
  vi.resetModules();
  history.replaceState(null, "", `/profile/a${search}`);
  document.body.innerHTML = `<p><a data-wait-for-data href="?whole=1">the rest</a></p>`;
  const fetchPart = vi.fn(() => answer);
  vi.stubGlobal("fetch", fetchPart);
  const replace = vi
    .spyOn(location, "replace")
    .mockReset()
    .mockImplementation(() => {});
  await import("./start-loading-page.ts");
  return { fetchPart, replace, isOffered: () => document.querySelector("p")?.hasAttribute("data-has-arrived") };
}

test.each(["pointerdown", "keydown", "focusin", "scroll"])(
  "a page that has seen a %s stays, and offers the rest when it is there",
  async (touch) => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { replace, isOffered } = await open(promise);
    dispatchEvent(new Event(touch));
    expect(isOffered()).toBe(false);
    resolve(new Response());
    await expect.poll(() => isOffered()).toBe(true);
    expect(replace).not.toHaveBeenCalled();
  },
);

test.each([
  ["there is no connection", () => Promise.reject(new TypeError("failed"))],
  ["it is not to be had", () => Promise.resolve(new Response(null, { status: 503 }))],
])("where %s, the page stays, and offers the rest all the same", async (_, answer) => {
  const { replace, isOffered } = await open(answer());
  await expect.poll(() => isOffered()).toBe(true);
  expect(replace).not.toHaveBeenCalled();
});

test("a page that nobody has touched is replaced by the whole one", async () => {
  const { replace } = await open(Promise.resolve(new Response()));
  await expect.poll(() => replace).toHaveBeenCalledWith(expect.stringMatching(/\?whole=1$/));
});

test("where something drops the parameter on its way to the site, the page asks for no other", async () => {
  const { fetchPart, replace, isOffered } = await open(Promise.resolve(new Response()), "?whole=1");
  expect([fetchPart.mock.calls, replace.mock.calls, isOffered()]).toEqual([[], [], false]);
});
