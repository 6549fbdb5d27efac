import { expect, it } from "vitest";
import { parsePasswordHash } from "#contract/password-hash.ts";
import { testPassword, testPasswordHash } from "./accounts.harness.ts";
import { hashPassword, verifyPassword } from "./password.ts";

it("a hash is of its password alone, and never the same twice", async () => {
  const [first, second] = await Promise.all([hashPassword(testPassword), hashPassword(testPassword)]);
  expect(first).not.toBe(second);
  for (const hash of [first, second]) {
    expect(parsePasswordHash(hash)).toBeDefined();
    expect(hash).not.toContain("=,"); // PHC strings have no padding
    expect(hash.endsWith("=")).toBe(false);
    expect(await verifyPassword(testPassword, hash)).toBe(true);
    expect(await verifyPassword(`${testPassword}!`, hash)).toBe(false);
  }
});

it("letters count as equal however a keyboard composes them", async () => {
  expect(await verifyPassword("u\u0308zu\u0308m", await hashPassword("üzüm"))).toBe(true);
});

it("nobody has the password of an account that does not exist, or of what is no hash", async () => {
  expect(await verifyPassword(testPassword, undefined)).toBe(false);
  expect(await verifyPassword(testPassword, testPasswordHash.replace("argon2id", "argon2i"))).toBe(false);
  expect(await verifyPassword(testPassword, testPasswordHash)).toBe(true);
});
