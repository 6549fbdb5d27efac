import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { storePositions } from "#site/features/store-links/store-urls.ts";
import { pageKinds, pageNames, routeOf } from "#site/routes.ts";

const text = readFileSync(join(import.meta.dirname, "for-the-app.md"), "utf8");

test("makers of the app find its URLs, without a query of their own, and what is sent to Google Play", () => {
  const opened = pageNames.map((name) => routeOf(name)).filter(({ opensInApp }) => opensInApp);
  const starts = opened.map(({ path }) => path.slice(0, path.indexOf(":")));
  const expected = [
    ...starts.flatMap((start) => [`\n| \`${start}`, `android:pathPrefix="${start}"`]),
    ...[...pageKinds, ...storePositions].map((value) => `\`${value}\``),
  ];
  expect(expected.filter((one) => !text.includes(one))).toEqual([]);
  expect(opened.filter(({ query }) => query)).toEqual([]);
});
