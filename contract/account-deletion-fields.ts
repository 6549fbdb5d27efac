/**
 * What the fields of an account deletion request may contain. Without Zod, so that the form checks its fields in the
 * browser by the same rules as the server.
 */

/** `delete` hides the account at once and deletes it later; `freeze` hides it; `restore` undoes both. */
export const accountActions = ["delete", "freeze", "restore"] as const;

export type AccountAction = (typeof accountActions)[number];

export function isAccountAction(value: unknown): value is AccountAction {
  return accountActions.some((action) => action === value);
}

/** Characters of an e-mail address (RFC 5321, section 4.5.3.1.3, without the angle brackets). */
const emailLimit = 254;

/** Characters of a password. Bounds what is hashed; longer ones cannot have been set. */
export const passwordLimit = 512;

/**
 * Normalizes an e-mail address, so that one account has one spelling: NFC, lower case, the domain in its ASCII form.
 * Accepts international addresses (RFC 6531). Dots and `+tags` are part of the address.
 *
 * @returns `undefined` if the text cannot be an address: no single `@`, a domain without a dot, spaces or control
 *   characters, or more than 254 characters, as typed or normalized
 */
export function normalizeEmail(text: string): string | undefined {
  const typed = text.trim();
  if (typed.length > emailLimit || !typed.isWellFormed()) return undefined;
  const [local, domain, ...others] = typed.split("@");
  if (!local || !domain || others.length > 0) return undefined;
  if (/[\s\p{Cc}]/u.test(local) || /[\s\p{Cc}/?#:\\[\]]/u.test(domain)) return undefined;
  if (!domain.slice(1, -1).includes(".") || !URL.canParse(`http://${domain}`)) return undefined;
  const email = `${local.toLowerCase().normalize("NFC")}@${new URL(`http://${domain}`).hostname}`;
  return email.length <= emailLimit ? email : undefined;
}

export function isPassword(text: string): boolean {
  return text.length > 0 && text.length <= passwordLimit && text.isWellFormed();
}
