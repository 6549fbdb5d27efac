import type { ReportCase } from "./list-cases.ts";
import { hourMs } from "./reports.queries.ts";

/** Cases of a list that nobody has confirmed: anyone can send any number of them. */
const listLimit = 500;

/** One line for each open case: those with a confirmed report, and the first of the others unless all are requested. */
export function caseList(cases: readonly ReportCase[], now: number, isAll: boolean): string {
  if (cases.length === 0) return "Nothing is open.\n";
  let unconfirmed = 0;
  const listed = cases.filter(({ confirmed }) => isAll || confirmed > 0 || unconfirmed++ < listLimit);
  const lines = listed.map((one) => {
    const hours = Math.round(Math.abs(one.dueAt - now) / hourMs);
    const due = one.isOverdue ? `OVERDUE by ${hours} h` : `due in ${hours} h`;
    const reports = one.reports === 1 ? "1 report" : `${one.reports} reports`;
    const about = one.targets.length === 0 ? "–" : one.targets.slice(0, 3).join(" ");
    const more = one.targets.length > 3 ? ` and ${one.targets.length - 3} more` : "";
    const kinds = `${one.kinds.join("+")}${one.isObjection ? " (objection)" : ""}`;
    return [one.reference, due.padEnd(18), kinds, `${reports}, ${one.confirmed} confirmed`, about + more].join("  ");
  });
  const left = cases.length - listed.length;
  if (left > 0) lines.push(`(${left} more that nobody has confirmed are not in this list: list --all shows them.)`);
  return `${lines.join("\n")}\n`;
}
