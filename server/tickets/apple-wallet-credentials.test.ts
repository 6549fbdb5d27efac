import { createPrivateKey, X509Certificate } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import { createWalletCertificates, ellipticKey } from "../../tests/http/support/wallet-certificates.ts";
import { readAppleWallet } from "./apple-wallet-credentials.ts";

const own = createWalletCertificates({ notAfter: new Date("2027-10-01T00:00:00Z") });
const other = createWalletCertificates();
const app = createWalletCertificates({ passTypeIdentifier: "com.example.app" });

/** Writes the files of the settings; without one, its file is missing. */
function settings(contents: { certificate?: string | Buffer; key?: string; issuer?: string | Buffer }) {
  const folder = temporaryFolder();
  const write = (name: string, content: string | Buffer | undefined) => {
    if (content !== undefined) writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  return {
    certificate: write("pass", contents.certificate),
    key: write("key", contents.key),
    issuerCertificate: write("issuer", contents.issuer),
  };
}

const valid = { certificate: own.certificate, key: own.privateKey, issuer: own.issuerCertificate };

test("the identifiers are the certificate's", () => {
  expect(readAppleWallet(settings(valid))).toMatchObject({
    passTypeIdentifier: "pass.example.meydan.ticket",
    teamIdentifier: "A1B2C3D4E5",
    expiresAt: new Date("2027-10-01T00:00:00Z"),
  });
});

test("certificates may be DER; what signs gets PEM", () => {
  const der = (pem: string) => new X509Certificate(pem).raw;
  const credentials = readAppleWallet(
    settings({ ...valid, certificate: der(own.certificate), issuer: der(own.issuerCertificate) }),
  );
  expect(credentials.privateKey).toBe(own.privateKey);
  expect(credentials.issuerCertificate.trim()).toBe(new X509Certificate(own.issuerCertificate).toString().trim());
});

const encrypted = createPrivateKey(own.privateKey)
  .export({ type: "pkcs8", format: "pem", cipher: "aes-256-cbc", passphrase: "gizli" })
  .toString();
test.each([
  ["a missing file", { ...valid, certificate: undefined }, /^APPLE_WALLET_CERTIFICATE must be a file .*ENOENT/],
  ["no certificate", { ...valid, issuer: "secret" }, /^APPLE_WALLET_ISSUER_CERTIFICATE must be a certificate/],
  ["no key", { ...valid, key: "secret" }, /^APPLE_WALLET_KEY must be a private RSA key/],
  [
    "an encrypted key",
    { ...valid, key: encrypted },
    /^APPLE_WALLET_KEY must be a private RSA key .* without a passphrase/,
  ],
  ["an elliptic key", { ...valid, key: ellipticKey }, /^APPLE_WALLET_KEY must be a private RSA key/],
  ["another's key", { ...valid, key: other.privateKey }, /^APPLE_WALLET_KEY must be the key of/],
  [
    "another's issuer",
    { ...valid, issuer: other.issuerCertificate },
    /^APPLE_WALLET_ISSUER_CERTIFICATE must be the one/,
  ],
  [
    "the issuer's own",
    { ...valid, certificate: own.issuerCertificate },
    /^APPLE_WALLET_CERTIFICATE must be a pass type/,
  ],
  [
    "one for something else",
    { certificate: app.certificate, key: app.privateKey, issuer: app.issuerCertificate },
    /^APPLE_WALLET_CERTIFICATE must be a pass type certificate/,
  ],
])("%s is refused with a sentence that contains no secret", (_name, contents, message) => {
  const read = () => readAppleWallet(settings(contents as typeof valid));
  expect(read).toThrow(message);
  expect(read).not.toThrow(/secret|PRIVATE KEY/);
});
