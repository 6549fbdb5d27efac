import { expect, test } from "vitest";
import { accountDeletionRequest, accountDeletionResponse, accountRequestResponse } from "./account-deletion.ts";
import { isPassword, normalizeEmail } from "./account-deletion-fields.ts";
import { isSecretToken } from "./secret-token.ts";

test.each([
  [" Ada@Example.COM ", "ada@example.com"],
  ["ada+sil@posta.example", "ada+sil@posta.example"],
  ["ZEYTİNEMİN@MEYDAN.EXAMPLE", "zeytinemin@meydan.example"],
  ["İ@POSTAİ.EXAMPLE", "i@postai.example"],
  ["I\u0307@i\u0307.example", "i@i.example"],
  ["ıI@ı.example", "ıi@xn--cfa.example"],
  ["gün@çınar.example", "gün@xn--nar-1la48a.example"],
  ["gu\u0308n@a.example", "gün@a.example"],
  ['"Ada"@example.com', "ada@example.com"],
  ['"a\\da"@example.com.', "ada@example.com"],
  ['"ada.."@example.com', "ada..@example.com"],
  ['"a;\\d\\"a"@example.com', '"a;d\\"a"@example.com'],
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
  "a@b.example@example.com",
  "a b@example.com",
  '"a b"@example.com',
  '"a\\ b"@example.com',
  '""@example.com',
  '"ada@example.com',
  'a."da"@example.com',
  '"a"b"@example.com',
  "a\\da@example.com",
  "ada(1)@example.com",
  "ada,eve@example.com",
  "ada\u037eeve@example.com",
  "ada@example.com/x",
  "ada@exa\u0000mple.com",
  "ada@example.com\nBcc: all@example.com",
  "\ud800@example.com",
  `${"a".repeat(250)}@example.com`,
])("%j is no address", (text) => {
  expect(normalizeEmail(text)).toBeUndefined();
});

test("an address may have 254 characters and white space around it", () => {
  const address = `${"a".repeat(242)}@example.com`;
  expect(normalizeEmail(`${" ".repeat(100)}${address} `)).toBe(address);
  expect(normalizeEmail(`a${address}`)).toBeUndefined();
});

test("neither what is typed nor what it is normalized to is longer", () => {
  expect(normalizeEmail(`${"u\u0308".repeat(121)}@example.com`)).toBe(`${"ü".repeat(121)}@example.com`);
  expect(normalizeEmail(`${"u\u0308".repeat(122)}@example.com`)).toBeUndefined();
  expect(normalizeEmail(`${"a".repeat(236)}@çınar.tr`)).toHaveLength(254);
  expect(normalizeEmail(`${"a".repeat(237)}@çınar.tr`)).toBeUndefined();
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
  expect([token, `${token}A`, token.slice(1), `${token.slice(1)}/`, null].map(isSecretToken)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});

const request = { email: "Ada@example.com", password: "s", action: "freeze", locale: "tr" };
const receipt = {
  reference: "K7QM-2XRT-9WPA",
  state: "deleting",
  requestedAt: "2026-11-22T10:00:00.000Z",
  deleteAt: "2026-12-22T10:00:00.000Z",
  token: "A".repeat(43),
};

test("a request and its receipt match their schemas", () => {
  expect(accountDeletionRequest.parse(request)).toEqual({ ...request, email: "ada@example.com" });
  expect(accountDeletionRequest.safeParse({ ...request, action: "erase" }).success).toBe(false);
  expect(accountDeletionRequest.safeParse({ ...request, admin: true }).success).toBe(false);
  expect(accountDeletionResponse.parse({ result: receipt })).toEqual({ result: receipt });
  expect(accountDeletionResponse.parse({ result: { ...receipt, plan: "new" }, trace: 1 })).toEqual({ result: receipt });
});

test("a request that is shown has no token", () => {
  const { token: _token, ...shown } = receipt;
  expect(accountRequestResponse.parse({ result: receipt })).toEqual({ result: shown });
  expect(accountRequestResponse.safeParse({}).success).toBe(false);
});

test.each(["tr", "fil", "pt-BR", "zh-Hans-CN", "sl-rozaj"])("%s can be the language of a mail", (locale) => {
  expect(accountDeletionRequest.safeParse({ ...request, locale }).success).toBe(true);
});

test("the day of a deletion is there where there is one, and only there", () => {
  for (const more of [{ deleteAt: null }, { state: "frozen" }, { state: "active" }]) {
    for (const response of [accountDeletionResponse, accountRequestResponse]) {
      expect(response.safeParse({ result: { ...receipt, ...more } }).error?.issues).toMatchObject([
        { path: ["result", "deleteAt"] },
      ]);
    }
  }
});

const messages = {
  email: "must be an e-mail address",
  password: "must be 1 to 512 characters",
  locale: "must be a language code such as tr",
  reference: "must be 4 to 40 capital letters, digits or -",
  token: "must be 32 bytes in base64url",
};

test.each<[keyof typeof request & keyof typeof messages, string]>([
  ["email", "ada"],
  ["password", ""],
  ...["", "t", "turk", "TR", "tr-", "tr-B", "tr_TR", "tr-çç", " tr", "tr\n", "tr-123456789"].map(
    (locale) => ["locale", locale] as ["locale", string],
  ),
])("a request whose %s is %j is refused", (field, value) => {
  const { error } = accountDeletionRequest.safeParse({ ...request, [field]: value });
  expect(error?.issues).toMatchObject([{ path: [field], message: messages[field] }]);
});

test.each<[keyof typeof receipt & keyof typeof messages, string]>([
  ["reference", "ABC"],
  ["reference", "A".repeat(41)],
  ["reference", "k7qm"],
  ["reference", "K7QM 2XRT"],
  ["token", "A".repeat(42)],
])("a receipt whose %s is %j is refused", (field, value) => {
  const { error } = accountDeletionResponse.safeParse({ result: { ...receipt, [field]: value } });
  expect(error?.issues).toMatchObject([{ path: ["result", field], message: messages[field] }]);
});
