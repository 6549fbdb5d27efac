import { brand } from "#brand/brand.ts";

/** The contact for reports of vulnerabilities (RFC 9116). Readers ignore it once it has expired. */
export function securityTxt(origin: string): string {
  const lines = [
    `Contact: mailto:${brand.contactEmail}`,
    `Expires: ${brand.securityContactExpires}`,
    "Preferred-Languages: tr, en",
    `Canonical: ${origin}/.well-known/security.txt`,
  ];
  return `${lines.join("\n")}\n`;
}
