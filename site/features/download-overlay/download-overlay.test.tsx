// @vitest-environment happy-dom

import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { storeContext } from "#site/features/store-links/store-context.ts";
import { i18nOf } from "#site/i18n/i18n.harness.tsx";
import { createTranslate } from "#site/i18n/translate.ts";

// The first import of the dialog encodes its image where the cache has none.
beforeAll(() => import("./download-dialog.tsx"));

const title = createTranslate("en")("overlay.title");

/** With its own memory each time, like a page that has just been loaded. */
async function loadOverlay() {
  vi.resetModules();
  const { DownloadOverlay } = await import("./download-overlay.tsx");
  const { I18nContext: Context } = await import("#site/i18n/i18n-context.tsx");
  return (
    <Context value={i18nOf("en")}>
      <button type="button">Elsewhere</button>
      <DownloadOverlay context={storeContext("landing", "en")} phoneUrl="https://site.example/download" />
    </Context>
  );
}

/** Time for the dialog's code to load and for React to show it. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 100));

/** happy-dom has no fonts: they are there at once, unless a test says otherwise. */
function fontsReady(ready: Promise<unknown> = Promise.resolve()) {
  Object.defineProperty(document, "fonts", { configurable: true, value: { ready } });
}

/** @param ms since the page was painted first */
function paintedBefore(ms: number) {
  const startTime = performance.now() - ms;
  vi.spyOn(performance, "getEntriesByName").mockReturnValue([{ startTime } as PerformanceEntry]);
}

beforeEach(() => {
  localStorage.clear();
  fontsReady();
  paintedBefore(0);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.documentElement.removeAttribute("data-pressed");
  vi.restoreAllMocks();
});

test("the HTML of the server has no dialog", async () => {
  expect(renderToString(await loadOverlay())).not.toContain("<dialog");
});

test("a first visit is invited to both stores", async () => {
  render(await loadOverlay());
  expect(await screen.findByRole("dialog", { name: title })).toHaveProperty("open", true);
  expect(screen.getAllByRole("link").map((link) => [link.dataset.store, link.dataset.position])).toEqual([
    ["apple", "overlay"],
    ["google", "overlay"],
  ]);
  expect(localStorage.getItem("hide-modal")).toBeNull();
});

test("it waits for its picture, for a second at most", async () => {
  vi.spyOn(HTMLImageElement.prototype, "decode").mockReturnValue(new Promise(() => {}));
  render(await loadOverlay());
  await act(settled);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(await screen.findByRole("dialog", undefined, { timeout: 3000 })).toHaveProperty("open", true);
});

test("it waits until the fonts are there", async () => {
  const fonts = Promise.withResolvers<void>();
  fontsReady(fonts.promise);
  render(await loadOverlay());
  await settled();
  expect(screen.queryByRole("dialog")).toBeNull();
  fonts.resolve();
  expect(await screen.findByRole("dialog", { name: title })).toHaveProperty("open", true);
});

test("closing it is remembered, and the next visit is left alone", async () => {
  render(await loadOverlay());
  const dialog = await screen.findByRole<HTMLDialogElement>("dialog", { name: title });
  dialog.close();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(localStorage.getItem("hide-modal")).toBe("true");
  cleanup();
  render(await loadOverlay());
  await settled();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test.each([
  ["has scrolled", () => vi.stubGlobal("scrollY", 1)],
  ["has pressed something", () => document.documentElement.setAttribute("data-pressed", "")],
  ["has had the page before them for more than ten seconds", () => paintedBefore(10_100)],
])("a visitor who %s is left alone until the next visit", async (_, begin) => {
  const fonts = Promise.withResolvers<void>();
  fontsReady(fonts.promise);
  render(await loadOverlay());
  await import("./download-dialog.tsx");
  begin();
  await act(async () => {
    fonts.resolve();
    await settled();
  });
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(localStorage.getItem("hide-modal")).toBeNull();
});
