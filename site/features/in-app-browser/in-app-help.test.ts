import { expect, test } from "vitest";
import { cascadeLayers } from "#site/styles/cascade-layers.ts";
import stylesheet from "./in-app-help.css?raw";

test("the style sheet, which comes before the page's own, keeps the order of its layers", () => {
  const [order] = /@layer [^{;]*;/.exec(stylesheet) ?? [];
  expect(order?.replaceAll(", ", ",")).toBe(cascadeLayers);
});
