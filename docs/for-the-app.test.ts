import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { storePositions } from "#site/features/store-links/store-urls.ts";
import { pageKinds, pageNames, routeOf } from "#site/routes.ts";

const text = readFileSync(join(import.meta.dirname, "for-the-app.md"), "utf8");
const opened = pageNames.map((name) => routeOf(name)).filter(({ opensInApp }) => opensInApp);

/** What stands in backquotes in a row of a table. */
function valuesOf(row: string): string[] {
  const line = text.split("\n").find((one) => one.startsWith(`| \`${row}`)) ?? "";
  return [...line.matchAll(/`([^`]+)`/g)].map(([, value = ""]) => value);
}

test("every URL that opens in the app is named, and so is its prefix for Android", () => {
  for (const { path } of opened) {
    const start = path.slice(0, path.indexOf(":"));
    expect(valuesOf(start), path).toHaveLength(1);
    expect(text).toContain(`<data android:pathPrefix="${start}" />`);
  }
});

test("apps may ignore every parameter but the language, as the pages do", () => {
  expect(text.replace(/\s+/g, " ")).toContain("The query may have `lng`, the language of the link; ignore all else.");
  expect(opened.filter(({ query }) => query)).toEqual([]);
});

test("every value of a link to Google Play is named", () => {
  expect(valuesOf("utm_medium")).toEqual(["utm_medium", ...pageKinds, "print"]);
  expect(valuesOf("utm_content")).toEqual(["utm_content", ...storePositions]);
});
