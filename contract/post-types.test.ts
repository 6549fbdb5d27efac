import { expect, test } from "vitest";
import { postTypeTable } from "./post-types.ts";

test("types have the numbers of the product server, which never change", () => {
  const numbers = Object.entries(postTypeTable).map(([name, { number }]) => [name, number]);
  expect(Object.fromEntries(numbers)).toEqual({ News: 1, Flows: 2, Blip: 3, Poll: 4 });
});
