import { expect, test } from "vitest";
import { newRequestId } from "./request-id.ts";

test("each of many is another, and all are twelve hexadecimal digits", () => {
  const ids = Array.from({ length: 2000 }, newRequestId);
  expect(new Set(ids).size).toBe(2000);
  expect(ids.filter((id) => !/^[0-9a-f]{12}$/.test(id))).toEqual([]);
});
