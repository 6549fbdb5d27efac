// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

// Each test is a page of its own: what a page remembers without storage ends with it.
beforeEach(() => {
  vi.resetModules();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

const openPage = () => import("./closed-line.ts");

test("the line stays closed on the next page of the visit", async () => {
  const page = await openPage();
  expect(page.isLineClosed()).toBe(false);
  page.closeLine();
  expect(page.isLineClosed()).toBe(true);
  vi.resetModules();
  expect((await openPage()).isLineClosed()).toBe(true);
  sessionStorage.clear();
  expect((await openPage()).isLineClosed()).toBe(false);
});

test("where storage is refused, it stays closed on its page", async () => {
  const refuse = () => {
    throw new DOMException("refused", "SecurityError");
  };
  vi.stubGlobal("sessionStorage", { getItem: refuse, setItem: refuse });
  const page = await openPage();
  expect(page.isLineClosed()).toBe(false);
  page.closeLine();
  expect(page.isLineClosed()).toBe(true);
  vi.resetModules();
  expect((await openPage()).isLineClosed()).toBe(false);
});
