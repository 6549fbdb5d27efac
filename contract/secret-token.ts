/** The token of a receipt or a private link: 256 random bits in base64url. */
export function isSecretToken(text: unknown): text is string {
  return typeof text === "string" && /^[A-Za-z0-9_-]{43}$/.test(text);
}
