import { argon2 } from "node:crypto";
import { expect, it, vi } from "vitest";
import { parsePasswordHash, passwordHashParameters } from "#contract/password-hash.ts";
import { testPassword, testPasswordHash } from "./accounts.harness.ts";
import { hashPassword, verifyPassword } from "./password.ts";

vi.mock("node:crypto", async (original) => {
  const crypto = await original<typeof import("node:crypto")>();
  return { ...crypto, argon2: vi.fn(crypto.argon2) };
});

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

it("a password takes as long to refuse where there is no account, or no hash: one derivation of the same parameters", async () => {
  const work = [];
  for (const stored of [testPasswordHash, undefined, "none"]) {
    vi.mocked(argon2).mockClear();
    expect(await verifyPassword("wrong", stored)).toBe(false);
    const [algorithm, { message, nonce, ...parameters }] = vi.mocked(argon2).mock.lastCall ?? [undefined, {} as never];
    work.push([
      vi.mocked(argon2).mock.calls.length,
      algorithm,
      String(message),
      Buffer.from(nonce as Uint8Array).length,
      parameters,
    ]);
  }
  expect(work).toEqual(Array(3).fill([1, "argon2id", "wrong", 16, passwordHashParameters]));
});
