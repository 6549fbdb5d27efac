import type { DecidedCase, DecidedTarget } from "#backend/reports/decide-report.ts";
import { openTargets, type StoredReport } from "#backend/reports/reports.queries.ts";
import { type HidingRestriction, targetKey } from "#backend/restrictions/restrictions.queries.ts";
import type { ReportOutcome } from "#contract/reports.ts";

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
 * What visitors get at each address from now on, one line each: above all where another case hides it, which a decision
 * does not change.
 *
 * @param hidden what the case hides
 */
export function hidingLines(
  { reference, targets }: DecidedCase,
  outcome: ReportOutcome,
  hidden: readonly HidingRestriction[],
): string[] {
  const decided = new Set(targets.map(targetKey));
  const rest = hidden
    .filter(({ target }) => !decided.has(target))
    .map(
      ({ target, state }) =>
        `${target} stays ${state}: this case has decided so before, and this decision is not about it.`,
    );
  return [...targets.map((target) => hidingLine(target, reference, outcome)), ...rest];
}

/** Which reports stay open, and until what is answered. @param reports as they stand after a decision */
export function openLines(reports: readonly StoredReport[]): string[] {
  return reports.flatMap((report) => {
    const open = openTargets(report).map((target) => ` --about ${targetKey(target)}`);
    return open.length === 0 ? [] : [`${report.reference} stays open until it is answered:${open.join("")}`];
  });
}

function hidingLine(target: DecidedTarget, reference: string, outcome: ReportOutcome): string {
  const key = targetKey(target);
  const [first, ...others] = target.after;
  if (!first) return `${key} is not hidden.`;
  const also = others.length === 0 ? "" : ` Hidden also: ${others.map((one) => hiddenBy(one, key)).join(", ")}.`;
  if (first.reference === reference && first.target === key) return `${key} is ${first.state}.${also}`;
  const why =
    outcome === "kept"
      ? "This decision does not lift what another one hides."
      : "This decision counts once that one is lifted.";
  return `${key} stays ${hiddenBy(first, key)}. ${why}${also}`;
}

/** Such as "removed by K7QM-2XRT-9WPA, with profile/UUID". */
export function hiddenBy({ target, state, reference }: HidingRestriction, key: string): string {
  return `${state} by ${reference}${target === key ? "" : `, with ${target}`}`;
}
