import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import { createGoogleKeyFile, ellipticKey } from "../../tests/http/support/wallet-certificates.ts";
import { readGoogleWallet } from "./google-wallet-credentials.ts";

const file = createGoogleKeyFile();
const issuerId = "3388000000012345678";

function read(content: string) {
  const key = join(temporaryFolder(), "google.json");
  writeFileSync(key, content);
  return readGoogleWallet({ issuerId, key });
}

test("the account and its key", () => {
  const { privateKey, ...rest } = read(JSON.stringify({ ...file, type: "service_account" }));
  expect(rest).toEqual({ issuerId, serviceAccount: file.client_email });
  expect(privateKey.export({ type: "pkcs8", format: "pem" })).toBe(file.private_key);
});

test.each([
  ["no JSON", file.private_key, /^GOOGLE_WALLET_KEY must be the key file/],
  ["no key", JSON.stringify({ client_email: file.client_email }), /^GOOGLE_WALLET_KEY must be the key file/],
  ["no account", JSON.stringify({ private_key: file.private_key }), /^GOOGLE_WALLET_KEY must be the key file/],
  ["a damaged key", JSON.stringify({ ...file, private_key: "secret" }), /^GOOGLE_WALLET_KEY must be the key file/],
  ["an elliptic key", JSON.stringify({ ...file, private_key: ellipticKey }), /^GOOGLE_WALLET_KEY must be the key file/],
])("%s is refused with a sentence that contains no secret", (_name, content, message) => {
  expect(() => read(content)).toThrow(message);
  expect(() => read(content)).not.toThrow(/secret|PRIVATE KEY/);
});

test("a file that is not there is named", () => {
  expect(() => readGoogleWallet({ issuerId, key: "/nowhere/google.json" })).toThrow(/nowhere\/google\.json \(ENOENT\)/);
});
