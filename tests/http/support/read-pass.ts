import { createHash, createVerify, X509Certificate } from "node:crypto";
import forge from "node-forge";

/** The files of a .pkpass by name. They are stored without compression. */
export function unzipPass(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const directory = zip.readUInt32LE(zip.lastIndexOf(Buffer.from("PK\x05\x06")) + 16);
  for (let at = directory; zip.readUInt32LE(at) === 0x02014b50; ) {
    const [method, size] = [zip.readUInt16LE(at + 10), zip.readUInt32LE(at + 20)];
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) => zip.readUInt16LE(at + offset));
    const name = zip.toString("utf8", at + 46, at + 46 + (nameLength ?? 0));
    if (method !== 0) throw new Error(`${name} is compressed`);
    const header = zip.readUInt32LE(at + 42);
    const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28);
    files.set(name, zip.subarray(start, start + size));
    at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0);
  }
  return files;
}

/** Names of files whose SHA-1 is not in the manifest, or that only the manifest has. */
export function filesBesideManifest(files: ReadonlyMap<string, Buffer>): string[] {
  const manifest: Record<string, string> = JSON.parse(String(files.get("manifest.json")));
  const own = [...files].filter(([name]) => name !== "manifest.json" && name !== "signature");
  const changed = own.filter(([name, bytes]) => createHash("sha1").update(bytes).digest("hex") !== manifest[name]);
  return [...changed.map(([name]) => name), ...Object.keys(manifest).filter((name) => !files.has(name))];
}

/**
 * Verifies the detached PKCS #7 signature of a manifest (RFC 2315), as an iPhone does: the digest in the signed
 * attributes is that of the manifest, the signature over the attributes is that of the certificate in it, and that one
 * was issued by the given one.
 *
 * @throws Error that says which of them is wrong
 */
export function verifySignature(manifest: Buffer, signature: Buffer, issuerPem: string): X509Certificate {
  const message = forge.pkcs7.messageFromAsn1(forge.asn1.fromDer(signature.toString("binary")));
  const { certificates, rawCapture } = message as unknown as {
    readonly certificates: readonly forge.pki.Certificate[];
    readonly rawCapture: { readonly authenticatedAttributes: forge.asn1.Asn1[]; readonly signature: string };
  };
  const issuer = new X509Certificate(issuerPem);
  const found = certificates.map((one) => new X509Certificate(forge.pki.certificateToPem(one)));
  const signer = found.find((one) => one.subject !== issuer.subject);
  if (!signer?.checkIssued(issuer) || !signer.verify(issuer.publicKey))
    throw new Error("the signer was not issued by it");
  if (!found.some((one) => one.fingerprint256 === issuer.fingerprint256)) throw new Error("the issuer is missing");

  const { asn1 } = forge;
  const attributes = rawCapture.authenticatedAttributes;
  const digest = attributes
    .map((attribute) => attribute.value as forge.asn1.Asn1[])
    .find(([type]) => asn1.derToOid(type?.value as string) === forge.pki.oids.messageDigest);
  const digestValue = (digest?.[1]?.value as forge.asn1.Asn1[] | undefined)?.[0]?.value as string;
  if (Buffer.from(digestValue, "binary").toString("hex") !== createHash("sha1").update(manifest).digest("hex")) {
    throw new Error("the digest is not the manifest's");
  }
  const signed = asn1.toDer(asn1.create(asn1.Class.UNIVERSAL, asn1.Type.SET, true, attributes)).getBytes();
  const verifier = createVerify("RSA-SHA1").update(Buffer.from(signed, "binary"));
  if (!verifier.verify(signer.publicKey, Buffer.from(rawCapture.signature, "binary"))) {
    throw new Error("the signature is not the signer's");
  }
  return signer;
}
