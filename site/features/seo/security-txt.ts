import { brand } from "#brand/brand.ts";

/** Whom to tell of a weakness (RFC 9116). Readers take it for none once it has expired. */
export function securityTxt(origin: string): string {
  const lines = [
    `Contact: mailto:${brand.contactEmail}`,
    `Expires: ${brand.securityContactExpires}`,
    "Preferred-Languages: tr, en",
    `Canonical: ${origin}/.well-known/security.txt`,
  ];
  return `${lines.join("\n")}\n`;
}
