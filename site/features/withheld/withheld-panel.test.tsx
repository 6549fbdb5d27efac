import { expect, test } from "vitest";
import { htmlIn, i18nOf } from "#site/i18n/i18n.harness.tsx";
import type { WithholdingOrder } from "#site/product-api/parse-order.ts";
import { WithheldPanel } from "./withheld-panel.tsx";

const html = (order?: WithholdingOrder) =>
  htmlIn(i18nOf("tr"), <WithheldPanel order={order} path="/post/p1" origin="https://meydan.example" />);

test("names the order and who gave it, and leads to the form for objections", () => {
  const sent = html({ reference: "K7QM-2XRT", blockedBy: "https://court.example/1" });
  expect(sent).toContain("K7QM-2XRT");
  expect([...sent.matchAll(/<a [^>]*href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    "https://court.example/1",
    "/report?kind=objection&amp;about=https%3A%2F%2Fmeydan.example%2Fpost%2Fp1",
    "/",
  ]);
});

test("says no more than it knows", () => {
  expect(html()).not.toContain("<dl");
});
