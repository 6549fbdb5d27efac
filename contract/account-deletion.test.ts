import { expect, test } from "vitest";
import { measureGrowth, superlinearGrowth } from "#scripts/test/measure-growth.ts";
import { accountDeletionRequest, accountDeletionResponse } from "./account-deletion.ts";
import { isCancelToken, isPassword, normalizeEmail } from "./account-deletion-fields.ts";

test.each([
  [" Ada@Example.COM ", "ada@example.com"],
  ["ada+sil@posta.example", "ada+sil@posta.example"],
  ["gün@çınar.example", "gün@xn--nar-1la48a.example"],
  ["gu\u0308n@a.example", "gün@a.example"],
])("%s is normalized", (text, email) => {
  expect(normalizeEmail(text)).toBe(email);
});

test.each([
  "",
  "ada",
  "ada@",
  "@example.com",
  "ada@example",
  "a@b@example.com",
  "a b@example.com",
  "ada@example.com/x",
  "ada@exa\u0000mple.com",
  "ada@example.com\nBcc: all@example.com",
  "\ud800@example.com",
  `${"a".repeat(250)}@example.com`,
])("%j is no address", (text) => {
  expect(normalizeEmail(text)).toBeUndefined();
});

test.each([
  ["dots", (size: number) => `a@${".".repeat(size)}@`],
  ["labels", (size: number) => `a@${"b.".repeat(size)}@`],
  ["white space", (size: number) => `a@b${" ".repeat(size)}c`],
])("twice as many %s in an address cost twice as much", (_name, text) => {
  expect(measureGrowth(text, 2000, normalizeEmail)).toBeLessThan(superlinearGrowth);
});

test("an address may have 254 characters and white space around it", () => {
  const address = `${"a".repeat(242)}@example.com`;
  expect(normalizeEmail(`${" ".repeat(100)}${address} `)).toBe(address);
  expect(normalizeEmail(`a${address}`)).toBeUndefined();
});

test.each(["a@.b", "a@b.", "a@.."])("%s has no domain with a dot within", (text) => {
  expect(normalizeEmail(text)).toBeUndefined();
});

test("a password has 1 to 512 characters", () => {
  expect(["", "x", "x".repeat(512), "x".repeat(513), "\ud800"].map(isPassword)).toEqual([
    false,
    true,
    true,
    false,
    false,
  ]);
});

test("a token is 32 bytes in base64url", () => {
  const token = Buffer.alloc(32, 255).toString("base64url");
  expect([token, `${token}A`, token.slice(1), `${token.slice(1)}/`, null].map(isCancelToken)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

test("a request and its receipt match their schemas", () => {
  const request = { email: "Ada@example.com", password: "s", action: "freeze", locale: "tr" };
  expect(accountDeletionRequest.parse(request)).toEqual({ ...request, email: "ada@example.com" });
  expect(accountDeletionRequest.safeParse({ ...request, action: "erase" }).success).toBe(false);
  expect(accountDeletionRequest.safeParse({ ...request, admin: true }).success).toBe(false);
  const receipt = {
    reference: "K7QM-2XRT-9WPA",
    state: "deleting",
    requestedAt: "2026-11-22T10:00:00.000Z",
    deleteAt: "2026-12-22T10:00:00.000Z",
    token: "A".repeat(43),
  };
  expect(accountDeletionResponse.parse({ result: receipt })).toEqual({ result: receipt });
  expect(accountDeletionResponse.parse({ result: { ...receipt, plan: "new" }, trace: 1 })).toEqual({ result: receipt });
});
