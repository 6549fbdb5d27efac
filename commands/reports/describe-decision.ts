import type { DecidedCase } from "#backend/reports/decide-report.ts";
import { openTargets, type StoredReport } from "#backend/reports/reports.queries.ts";
import { type HidingRestriction, targetKey } from "#backend/restrictions/restrictions.queries.ts";

/** How many mails are queued, and why not more. */
export function mailLine({ reports, mailed }: Pick<DecidedCase, "reports" | "mailed">, sendsMail: boolean): string {
  const names = (some: readonly StoredReport[]) => some.map(({ reference }) => reference).join(", ");
  const to = reports.filter(({ email }) => email !== null);
  const without = reports.filter(({ email }) => email === null);
  if (to.length === 0) return "No mail is queued: no address was given.";
  if (!sendsMail) {
    return `No mail is queued: this command has no SMTP_URL and MAIL_FROM. Run it with the server's settings, or mail the text yourself (${names(to)}).`;
  }
  const lines = [mailed.length === 1 ? "1 mail is queued." : `${mailed.length || "No"} mails are queued.`];
  if (mailed.length < to.length) {
    lines.push("A confirmed address gets one of each decision, another one a day; the status pages show all.");
  }
  if (without.length > 0) lines.push(`No address was given with ${names(without)}.`);
  return lines.join(" ");
}

/**
 * What hides each address from now on, one line each; another case does so still, whatever this one decides.
 *
 * @param hidden what the case hides, also by an earlier decision that was about other addresses
 */
export function hidingLines({ reference, targets }: DecidedCase, hidden: readonly HidingRestriction[]): string[] {
  const decided = new Set(targets.map(targetKey));
  const rest = hidden.filter(({ target }) => !decided.has(target));
  return [
    ...targets.map((target) => {
      const key = targetKey(target);
      const by = (one: HidingRestriction) =>
        one.reference === reference && one.target === key ? one.state : hiddenBy(one, key);
      return `${key} is ${target.after.map(by).join(", and ") || "not hidden"}.`;
    }),
    ...rest.map(({ target, state }) => `${target} stays ${state}: this case has decided so before.`),
  ];
}

/** Which reports stay open, and until what is answered. @param reports as they stand after a decision */
export function openLines(reports: readonly StoredReport[]): string[] {
  return reports.flatMap((report) => {
    const open = openTargets(report).map((target) => ` --about ${targetKey(target)}`);
    return open.length === 0 ? [] : [`${report.reference} stays open until it is answered:${open.join("")}`];
  });
}

/** Such as "removed by K7QM-2XRT-9WPA, with profile/UUID". */
export function hiddenBy({ target, state, reference }: HidingRestriction, key: string): string {
  return `${state} by ${reference}${target === key ? "" : `, with ${target}`}`;
}
