// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { pressed } from "#site/components/pressed.ts";
import { markEarlyClicks } from "./page-scripts.ts";

beforeEach(() => {
  vi.useFakeTimers();
  document.body.replaceChildren();
});
afterEach(() => vi.useRealTimers());

function add(parent: Element, tag: string, attributes: Readonly<Record<string, string>>): HTMLElement {
  const element = parent.appendChild(document.createElement(tag));
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

markEarlyClicks();

test("a press that waits for its script is acknowledged, and taken back after ten seconds", () => {
  const button = add(add(document.body, "div", { "data-island": "post-video" }), "button", { type: "button" });
  add(button, "span", {}).click();
  expect(button.getAttribute("aria-busy")).toBe("true");
  vi.advanceTimersByTime(9_000);
  expect(button.hasAttribute(pressed)).toBe(true);
  vi.advanceTimersByTime(1_000);
  expect(button.hasAttribute(pressed)).toBe(false);
});

test("a link of an island waits too while there is no connection, instead of leading to the browser's error page", () => {
  const link = add(add(document.body, "div", { "data-island": "join-link" }), "a", { href: "/download" });
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const event = new MouseEvent("click", { bubbles: true, cancelable: true });
  link.dispatchEvent(event);
  expect([event.defaultPrevented, link.getAttribute("aria-busy")]).toEqual([true, "true"]);
  link.setAttribute("href", "tel:112");
  const call = new MouseEvent("click", { bubbles: true, cancelable: true });
  link.dispatchEvent(call);
  expect(call.defaultPrevented).toBe(false);
  vi.restoreAllMocks();
});

test("what works, and what the browser does by itself, waits for nothing", () => {
  const island = add(document.body, "div", { "data-island": "report-form" });
  const others = [
    add(island, "button", { type: "submit" }),
    add(island, "a", { href: "#" }),
    add(add(document.body, "div", { "data-island": "a", "data-hydrated": "" }), "button", { type: "button" }),
    add(document.body, "button", { type: "button" }),
  ];
  for (const other of others) other.click();
  expect(document.querySelector(`[${pressed}]`)).toBeNull();
});
