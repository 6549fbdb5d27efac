import { expect, test } from "vitest";
import { appLinkComponents } from "./app-link-components.ts";

/** What a phone does: the first component that matches decides, and what matches none stays in the browser. */
function opensInApp(path: string): boolean {
  const matches = (pattern: string) => {
    const [start = "", ...rest] = pattern.split("*");
    let at = path.startsWith(start) ? start.length : -1;
    for (const part of rest) if (at >= 0) at = part === "" ? path.length : endOf(part, at);
    return at === path.length;
  };
  const component = appLinkComponents.find((one) => matches(one["/"]));
  return component !== undefined && !component.exclude;

  function endOf(part: string, from: number): number {
    const found = path.indexOf(part, from);
    return found < 0 ? -1 : found + part.length;
  }
}

const ticket = "/ticket/konser/6f1b-00b1/6f1b-00c1";

test.each(["/post/6f1b-0001", "/profile/ada", ticket])("%s opens in the app", (path) => {
  expect(opensInApp(path)).toBe(true);
});

test.each([
  "/",
  "/download",
  "/privacy-policy",
  "/delete-account",
  "/delete-account/receipt",
  "/delete-account/cancel",
  "/report/status",
  "/profile/ada/feed.xml",
  "/profile/ada/feed.json",
  `${ticket}/calendar.ics`,
  `${ticket}/apple-wallet.pkpass`,
  `${ticket}/google-wallet`,
  "/embed/post/6f1b-0001",
  "/share/post/6f1b-0001/tr.jpg",
  "/oembed",
  "/no-such-page",
])("%s stays in the browser", (path) => {
  expect(opensInApp(path)).toBe(false);
});

test("no component is empty, which would make Android discard all of them", () => {
  for (const component of appLinkComponents) expect(component["/"]).toMatch(/^\/[\w*./-]*$/);
  expect(appLinkComponents.length).toBeGreaterThan(3);
});
