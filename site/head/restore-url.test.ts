// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import { waitForDataUrl } from "#site/http/wait-for-data-url.ts";

const page = "https://www.meydan.example/post/a";

beforeEach(() => {
  vi.resetModules();
  document.documentElement.hidden = false;
  delete document.documentElement.dataset.loading;
});

/** @returns the URL afterwards */
async function open(url: string) {
  Reflect.get(window, "happyDOM").setURL(url);
  await import("./restore-url.ts");
  return location.href;
}

test.each(["", "?lng=tr", "?x=%20&y&z=a+b&=", "?whole", "?awhole=1", "?a=?b", "?=&", "#a", "?b#a?whole=1&whole=2"])(
  "a page with its data gets its own URL, as it was spelled: %j",
  async (end) => {
    expect(await open(page + end)).toBe(page + end);
    vi.resetModules();
    expect(await open(waitForDataUrl(page + end))).toBe(page + end);
  },
);

test.each([
  ["?whole=1&utm_source=a", "?utm_source=a"],
  ["?a=b&whole=1&c=d#e", "?a=b&c=d#e"],
  ["?whole=&a", "?a"],
])("what stands behind the parameter stays: %j becomes %j", async (whole, own) => {
  expect(await open(page + whole)).toBe(page + own);
});

test("a path of two spellings, which is not found, breaks nothing", async () => {
  expect(await open("https://www.meydan.example//post/a?whole=1")).toBe("https://www.meydan.example//post/a");
});

test.each(["loading", "hidden"])("a page that is %s keeps the parameter", async (state) => {
  const { documentElement } = document;
  if (state === "hidden") documentElement.hidden = true;
  else documentElement.dataset.loading = "";
  expect(await open(waitForDataUrl(page))).toBe(waitForDataUrl(page));
});
