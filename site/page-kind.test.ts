import { expect, test } from "vitest";
import { isConfidential } from "./page-kind.ts";

test.each(["ticket", "account-deletion", "error"] as const)("%s is confidential", (kind) => {
  expect(isConfidential(kind)).toBe(true);
});

test.each(["landing", "post", "profile", "download", "privacy-policy"] as const)("%s is public", (kind) => {
  expect(isConfidential(kind)).toBe(false);
});
