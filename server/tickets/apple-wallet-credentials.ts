import { X509Certificate } from "node:crypto";
import type { Environment } from "#server/config/environment.ts";
import { parseRsaKey, readSettingFile } from "#server/config/setting-file.ts";
import { StartupError } from "#server/config/startup-error.ts";
import type { AppleWalletCredentials } from "#site/ticket-secrets.ts";

type AppleWalletFiles = NonNullable<Environment["appleWallet"]>;

/**
 * Reads what signs passes for Apple Wallet: a pass type certificate with its key, and Apple's certificate that issued
 * it. Certificates may be PEM or DER, as Apple's site hands them out.
 *
 * @throws StartupError that names the setting and what is wrong; iPhones refuse a faulty pass without a message. An
 *   expired certificate is no error: a server must be able to restart on that day
 */
export function readAppleWallet(files: AppleWalletFiles): AppleWalletCredentials {
  const certificate = readCertificate("APPLE_WALLET_CERTIFICATE", files.certificate);
  const issuer = readCertificate("APPLE_WALLET_ISSUER_CERTIFICATE", files.issuerCertificate);
  const key = parseRsaKey(readSettingFile("APPLE_WALLET_KEY", files.key));
  if (!key) {
    throw new StartupError(
      `APPLE_WALLET_KEY must be a private RSA key as PEM, without a passphrase (\`openssl pkey -in … -out …\` removes it): ${files.key} is none.`,
    );
  }
  const passTypeIdentifier = subjectField(certificate, "UID");
  const teamIdentifier = subjectField(certificate, "OU");
  if (!passTypeIdentifier?.startsWith("pass.") || !teamIdentifier) {
    throw new StartupError(
      "APPLE_WALLET_CERTIFICATE must be a pass type certificate: its subject has no pass type identifier (UID) and team (OU).",
    );
  }
  if (!certificate.checkPrivateKey(key)) {
    throw new StartupError("APPLE_WALLET_KEY must be the key of APPLE_WALLET_CERTIFICATE: they do not fit each other.");
  }
  if (!certificate.checkIssued(issuer) || !certificate.verify(issuer.publicKey)) {
    throw new StartupError(
      "APPLE_WALLET_ISSUER_CERTIFICATE must be the one that issued APPLE_WALLET_CERTIFICATE, such as Apple's WWDR G4.",
    );
  }
  return {
    certificate: certificate.toString(),
    privateKey: key.export({ type: "pkcs1", format: "pem" }).toString(),
    issuerCertificate: issuer.toString(),
    passTypeIdentifier,
    teamIdentifier,
    expiresAt: certificate.validToDate,
  };
}

function readCertificate(setting: string, file: string): X509Certificate {
  const bytes = readSettingFile(setting, file);
  try {
    return new X509Certificate(bytes);
  } catch {
    throw new StartupError(`${setting} must be a certificate, as PEM or DER: ${file} is none.`);
  }
}

/** Of a subject, which has a field in each line: "UID=pass.com.example.ticket". */
function subjectField({ subject }: X509Certificate, name: string): string | undefined {
  const start = `${name}=`;
  const line = subject.split("\n").find((one) => one.startsWith(start));
  return line?.slice(start.length) || undefined;
}
