import { generateKeyPairSync } from "node:crypto";
import forge from "node-forge";

/** What an operator gets from Apple, made by the test itself. All PEM. */
export interface WalletCertificates {
  readonly certificate: string;
  readonly privateKey: string;
  readonly issuerCertificate: string;
}

interface CertificateOptions {
  /** Without it the certificate is one for no passes. */
  readonly passTypeIdentifier?: string | undefined;
  readonly notAfter?: Date;
}

const uid = "0.9.2342.19200300.100.1.1";

/** Creates a pass type certificate as Apple issues them, and the certificate that has issued it. */
export function createWalletCertificates({
  passTypeIdentifier = "pass.example.meydan.ticket",
  notAfter = new Date("2099-01-01T00:00:00Z"),
}: CertificateOptions = {}): WalletCertificates {
  const issuer = createKeys();
  const own = createKeys();
  const issuerName = [{ shortName: "CN", value: "Test WWDR" }];
  const subject = [
    { type: uid, value: passTypeIdentifier, valueTagClass: forge.asn1.Type.UTF8 as unknown as forge.asn1.Class },
    { shortName: "CN", value: `Pass Type ID: ${passTypeIdentifier}` },
    { shortName: "OU", value: "A1B2C3D4E5" },
  ];
  const sign = (publicKey: forge.pki.PublicKey, name: forge.pki.CertificateField[], serial: string, until: Date) => {
    const certificate = forge.pki.createCertificate();
    certificate.publicKey = publicKey;
    certificate.serialNumber = serial;
    certificate.validity.notBefore = new Date("2026-01-01T00:00:00Z");
    certificate.validity.notAfter = until;
    certificate.setSubject(name);
    certificate.setIssuer(issuerName);
    certificate.setExtensions([{ name: "basicConstraints", cA: serial === "01" }]);
    certificate.sign(issuer.forgePrivateKey, forge.md.sha256.create());
    return forge.pki.certificateToPem(certificate);
  };
  return {
    certificate: sign(own.forgePublicKey, subject, "02", notAfter),
    privateKey: own.privateKey,
    issuerCertificate: sign(issuer.forgePublicKey, issuerName, "01", new Date("2099-01-01T00:00:00Z")),
  };
}

/** By Node, because RSA keys take forge seconds. Keys of 2048 bits take five times as long. */
function createKeys() {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", {
    modulusLength: 1024,
    privateKeyEncoding: { type: "pkcs1", format: "pem" },
    publicKeyEncoding: { type: "spki", format: "pem" },
  });
  return {
    privateKey,
    forgePrivateKey: forge.pki.privateKeyFromPem(privateKey),
    forgePublicKey: forge.pki.publicKeyFromPem(publicKey),
  };
}

/** The key file of a service account, as Google Cloud creates it. */
export function createGoogleKeyFile(): { readonly client_email: string; readonly private_key: string } {
  const { privateKey } = generateKeyPairSync("rsa", {
    modulusLength: 2048, // jose takes none that is shorter
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
    publicKeyEncoding: { type: "spki", format: "pem" },
  });
  return { client_email: "tickets@meydan-test.iam.gserviceaccount.com", private_key: privateKey };
}

/** A key that neither of them takes. */
export const ellipticKey = generateKeyPairSync("ec", {
  namedCurve: "P-256",
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
  publicKeyEncoding: { type: "spki", format: "pem" },
}).privateKey;
