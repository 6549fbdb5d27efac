/**
 * What limits count an address by: many providers deliver `a.b+c@example.com` to the mailbox of `ab@example.com`. Where they
 * do not, two people share a limit, and no more than that.
 *
 * @param email normalized (contract/account-deletion-fields.ts)
 */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf("@");
  const [mailbox = ""] = email.slice(0, at).split("+", 1);
  return mailbox.replaceAll(".", "") + email.slice(at);
}
