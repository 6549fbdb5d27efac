import { parseUrl } from "./http-url.ts";

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

/** What a local part may have without quotes: no spaces, controls, or characters with a meaning in RFC 5322. */
const unquoted = /^[^\s\p{Cc}"(),:;<>@[\\\]]+$/u;

/**
 * Normalizes an e-mail address, so that one mailbox has one spelling: NFC, lower case, no quotes that it does not need, the
 * domain in its ASCII form. `İ` becomes `i`, since Turkish keyboards write it as that letter's capital; `ı` is a letter of
 * its own. Accepts international addresses (RFC 6531). Dots and `+tags` are part of the address.
 *
 * @returns `undefined` if the text cannot be an address: no single `@`, a domain without a dot, spaces or control
 *   characters, comments, or more than 254 characters, as typed or normalized
 */
export function normalizeEmail(text: string): string | undefined {
  const typed = text.trim();
  if (typed.length > emailLimit || !typed.isWellFormed()) return undefined;
  const [local, domain, ...others] = lowerCase(typed).split("@");
  if (!local || !domain || others.length > 0) return undefined;
  const mailbox = normalizeLocalPart(local.normalize("NFC"));
  if (mailbox === undefined || /[\s\p{Cc}/?#:\\[\]]/u.test(domain)) return undefined;
  const host = domain.slice(1, -1).includes(".") ? parseUrl(`http://${domain}`)?.hostname : undefined;
  if (host === undefined) return undefined;
  const email = `${mailbox}@${host.replace(/\.$/, "")}`;
  return email.length <= emailLimit ? email : undefined;
}

/** Unicode makes `İ` two characters: `i`, and a dot above it. */
function lowerCase(text: string): string {
  return text.toLowerCase().replaceAll("i\u0307", "i");
}

/** `"a"` and `"\a"` are `a` (RFC 5321, 4.1.2); `"a;b"` needs its quotes. */
function normalizeLocalPart(text: string): string | undefined {
  if (unquoted.test(text)) return text;
  const quoted = /^"((?:[^\s\p{Cc}"\\]|\\[^\s\p{Cc}])+)"$/u.exec(text)?.[1];
  const content = quoted?.replaceAll(/\\(.)/gu, "$1");
  if (content === undefined || unquoted.test(content)) return content;
  return `"${content.replaceAll(/["\\]/g, "\\$&")}"`;
}

export function isPassword(text: string): boolean {
  return text.length > 0 && text.length <= passwordLimit && text.isWellFormed();
}
