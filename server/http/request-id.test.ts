import { expect, test } from "vitest";
import { newRequestId } from "./request-id.ts";

test("IDs are unique and have twelve hexadecimal digits", () => {
  const ids = Array.from({ length: 2000 }, newRequestId);
  expect(new Set(ids).size).toBe(2000);
  expect(ids.filter((id) => !/^[0-9a-f]{12}$/.test(id))).toEqual([]);
});
