import { expect, test } from "vitest";
import { postTypeNumbers } from "./post-types.ts";

test("types have the numbers of the product server, which never change", () => {
  expect(postTypeNumbers).toEqual({ News: 1, Flows: 2, Blip: 3, Poll: 4 });
});
