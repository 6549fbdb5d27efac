import { expect, test } from "vitest";
import { parseOrder } from "./parse-order.ts";

test("an order has a reference and says who gave it", () => {
  const order = parseOrder(
    '{"error":{"code":"withheld"},"reference":"K7QM-2XRT"}',
    '<https://court.example/1>; rel="blocked-by"',
  );
  expect(order).toEqual({ reference: "K7QM-2XRT", blockedBy: "https://court.example/1" });
});

test.each([
  ['<https://a.example/>; rel="next", <https://b.example/>; rel=blocked-by', "https://b.example/"],
  ['<javascript:alert(1)>; rel="blocked-by"', undefined],
  ['<https://a.example/>; rel="blocked-by-nobody"', undefined],
  ["blocked-by", undefined],
])("%s", (link, blockedBy) => {
  expect(parseOrder("", link)).toEqual({ reference: undefined, blockedBy });
});

test.each(["", "no", "[]", '{"reference":1}', '{"reference":"<b>"}'])("the body %j has no reference", (body) => {
  expect(parseOrder(body, null)).toEqual({ reference: undefined, blockedBy: undefined });
});
