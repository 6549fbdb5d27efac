// @vitest-environment happy-dom
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { startLateScript } from "./start-late-script.ts";

vi.mock("./after-first-view.ts", () => ({ afterFirstView: (run: () => void) => run() }));

/** Tells the pages apart: the document, on which all of them listen, is one. */
let number = 0;
let whenIdle: () => unknown;
let pressed: string[];
/** A page whose script comes, or does not, when the test says so. */
let script: PromiseWithResolvers<void>;
let run: ReturnType<typeof vi.fn<(address: string) => Promise<unknown>>>;

beforeEach(() => {
  number += 1;
  document.body.innerHTML = `<template data-late-script="[data-opens='${number}']"><script src="/assets/late.js"></script></template>
    <button data-opens="${number}"><b>open</b></button><button id="other">other</button>`;
  vi.stubGlobal("requestIdleCallback", (callback: () => unknown) => {
    whenIdle = callback;
  });
  pressed = [];
  script = Promise.withResolvers();
  run = vi.fn(() => script.promise);
  startLateScript(document.querySelector("template") as HTMLTemplateElement, run);
  for (const button of document.querySelectorAll("button")) {
    // What the script would do, once it runs.
    button.addEventListener("click", (event) => !event.defaultPrevented && pressed.push(button.textContent));
  }
});

const press = (selector: string, init: MouseEventInit = {}) => {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
  document.querySelector(selector)?.dispatchEvent(event);
  return event;
};

test("the script runs once, when the browser is idle or with the first touch or key", async () => {
  expect(run).not.toHaveBeenCalled();
  whenIdle();
  document.dispatchEvent(new Event("pointerdown"));
  document.dispatchEvent(new Event("keydown"));
  expect(run.mock.calls).toEqual([["http://localhost:3000/assets/late.js"]]);
});

test.each([
  ["http://localhost:3000/download", 1],
  ["https://elsewhere.example/", 0],
])("a page that %s leads to starts it at once %i times", (referrer, times) => {
  const spy = vi.spyOn(document, "referrer", "get").mockReturnValue(referrer);
  onTestFinished(() => spy.mockRestore());
  const runNow = vi.fn(async () => undefined);
  startLateScript(document.querySelector("template") as HTMLTemplateElement, runNow);
  expect(runNow).toHaveBeenCalledTimes(times);
});

test.each(["pointerdown", "keydown"])("a %s does not wait until the browser is idle", (type) => {
  document.dispatchEvent(new Event(type));
  expect(run).toHaveBeenCalledOnce();
});

test("what is pressed before it runs is pressed again when it does, and never twice", async () => {
  const first = press("b");
  expect(first.defaultPrevented).toBe(true);
  pressed = [];
  script.resolve();
  await vi.waitFor(() => expect(pressed).toEqual(["open"]));
  expect(press("b").defaultPrevented).toBe(false);
  expect(pressed).toEqual(["open", "open"]);
});

test("anything else, and a press that asks for a new tab, is left alone", () => {
  expect(press("#other").defaultPrevented).toBe(false);
  expect(press("b", { ctrlKey: true }).defaultPrevented).toBe(false);
  expect(run).not.toHaveBeenCalled();
});

test("where it cannot be had, the next press asks for it again", async () => {
  const other = script;
  whenIdle();
  script = Promise.withResolvers();
  other.reject(new Error("no network"));
  await vi.waitFor(() => {
    press("b");
    expect(run).toHaveBeenCalledTimes(2);
  });
});
