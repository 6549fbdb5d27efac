// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { wholePageParameter, wholePageUrl } from "#site/http/whole-page-url.ts";
import { claimView, viewReports } from "./view-reports.ts";

/** @param url of a whole page: restore-url.ts notes what it says */
function page(url = ""): Document {
  const documentElement = document.createElement("html");
  const [, , reportedBy] = wholePageParameter.exec(url) ?? [];
  if (reportedBy !== undefined) documentElement.dataset.reportedBy = reportedBy;
  return { documentElement } as unknown as Document;
}
const claims = (visited: Document, ...reporters: string[]) => reporters.map((one) => claimView(visited, one));

test("each reports a visit once", () => {
  expect(claims(page(), "site", "google", "site", "google")).toEqual([true, true, false, false]);
});

test("the whole page that a visitor asks for knows who has reported the visit", () => {
  const first = page(wholePageUrl("", viewReports(page())));
  expect(claims(first, "site", "meta")).toEqual([true, true]);
  const second = page(wholePageUrl("", viewReports(first)));
  expect(claims(second, "site", "google", "meta")).toEqual([false, true, false]);
});
