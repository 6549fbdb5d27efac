import { expect, test } from "vitest";
import { privacyPolicy } from "./privacy-policy.ts";

/** Every text of a tree. */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

test("has eight sections, and the effective date of the specification (section 9)", () => {
  expect(privacyPolicy.sections).toHaveLength(8);
  expect(privacyPolicy.effective).toBe("22.06.2025");
});

test("has typographic quotes and apostrophes", () => {
  expect(textsOf(privacyPolicy).filter((text) => /['"]|\.\.\./.test(text))).toEqual([]);
});
