// @vitest-environment happy-dom
import { act, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderIsland } from "#site/islands/island.harness.tsx";
import { LazyPhoneCodeIsland } from "./lazy-phone-code.tsx";

const url = "https://site.example/download?to=auto&from=landing";
const code = () => screen.queryByRole("img", { name: "Telefonda uygulamaya götüren QR kodu" });
const frame = () => document.querySelector("[data-phone-code]");

/** An observer that reports what a test tells it, since happy-dom has no layout. */
class ScriptedObserver {
  static current: ScriptedObserver | undefined;
  readonly observed: Element[] = [];
  readonly report: (entries: { isIntersecting: boolean }[]) => void;
  constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
    this.report = report;
    ScriptedObserver.current = this;
  }
  observe(element: Element) {
    this.observed.push(element);
  }
  disconnect() {
    this.observed.length = 0;
  }
}

const see = (isIntersecting: boolean) => act(async () => ScriptedObserver.current?.report([{ isIntersecting }]));

beforeEach(() => vi.stubGlobal("IntersectionObserver", ScriptedObserver));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock("#site/components/qr-code.tsx");
});

test("the HTML of the server has its words and its ground, for browsers with script", () => {
  renderIsland(LazyPhoneCodeIsland, { url });
  expect(code()).toBeNull();
  expect(frame()?.textContent).toContain("Telefonunda devam et");
  expect(frame()?.className).toContain("script-only");
});

test("the code is drawn once it is shown, and not where its room is no box", async () => {
  renderIsland(LazyPhoneCodeIsland, { url });
  expect(ScriptedObserver.current?.observed).toEqual([frame()]);
  await see(false);
  expect(code()).toBeNull();
  await see(true);
  await waitFor(() => expect(code()?.tagName.toLowerCase()).toBe("svg"));
  expect(frame()?.textContent).toBe("Telefonunda devam etKodu telefonunun kamerasıyla okut.");
  expect(ScriptedObserver.current?.observed).toEqual([]);
});

test("where the drawing cannot be loaded, nothing promises a code", async () => {
  vi.doMock("#site/components/qr-code.tsx", () => {
    throw new Error("gone");
  });
  vi.stubGlobal("fetch", async () => new Response());
  renderIsland(LazyPhoneCodeIsland, { url });
  await see(true);
  await waitFor(() => expect(frame()).toBeNull());
});
