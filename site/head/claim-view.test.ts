// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { waitForDataPattern, waitForDataUrl } from "#site/http/wait-for-data-url.ts";
import { claimView, countedBy } from "./claim-view.ts";

/** @param url of a page with its data: restore-url.ts notes what it says */
function page(url = ""): Document {
  const documentElement = document.createElement("html");
  const [, , countedBy] = waitForDataPattern.exec(url) ?? [];
  if (countedBy !== undefined) documentElement.dataset.countedBy = countedBy;
  return { documentElement } as unknown as Document;
}
const claims = (visited: Document, ...reporters: string[]) => reporters.map((one) => claimView(visited, one));

test("each reports a visit once", () => {
  expect(claims(page(), "site", "google", "site", "google")).toEqual([true, true, false, false]);
});

test("the page with its data that a visitor asks for knows who has reported the visit", () => {
  const first = page(waitForDataUrl("", countedBy(page())));
  expect(claims(first, "site", "meta")).toEqual([true, true]);
  const second = page(waitForDataUrl("", countedBy(first)));
  expect(claims(second, "site", "google", "meta")).toEqual([false, true, false]);
});
