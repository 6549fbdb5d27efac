import { expect, it } from "vitest";
import { testPassword, testPasswordHash } from "./accounts.harness.ts";
import { verifyPassword } from "./password.ts";

it("letters count as equal however a keyboard composes them", async () => {
  const ofGrapes = "$argon2id$v=19$m=19456,t=2,p=1$bWV5ZGFuLXRlc3Qtc2FsdA$jThvlgM8joPbkbyIlg9eJl40Kq/mOgAoe1a6HSFMdSE";
  expect(await verifyPassword("üzüm", ofGrapes)).toBe(true);
  expect(await verifyPassword("u\u0308zu\u0308m", ofGrapes)).toBe(true);
  expect(await verifyPassword("uzum", ofGrapes)).toBe(false);
});

it("nobody has the password of an account that does not exist, or of what is no hash", async () => {
  expect(await verifyPassword(testPassword, undefined)).toBe(false);
  expect(await verifyPassword(testPassword, testPasswordHash.replace("argon2id", "argon2i"))).toBe(false);
  expect(await verifyPassword(testPassword, testPasswordHash)).toBe(true);
});
