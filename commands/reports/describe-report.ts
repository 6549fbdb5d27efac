import type { Kysely } from "kysely";
import { findAccount } from "#backend/accounts/accounts.queries.ts";
import type { Tables } from "#backend/db/tables.ts";
import { listCases } from "#backend/reports/list-cases.ts";
import { findCase } from "#backend/reports/report-case.ts";
import { findDecisions, findReport, type StoredReport } from "#backend/reports/reports.queries.ts";
import { findHiding, type HidingRestriction, targetKey } from "#backend/restrictions/restrictions.queries.ts";
import type { ReportTarget } from "#contract/report-fields.ts";
import { terminalBlock, terminalLine, time } from "../terminal-text.ts";
import { languageCounts } from "./read-reasons.ts";

/** Finds a report by its reference, in any spelling. @throws Error where there is none */
export async function expectReport(database: Kysely<Tables>, reference: string): Promise<StoredReport> {
  const report = await findReport(database, reference.toUpperCase());
  if (!report) throw new Error(`There is no report ${terminalLine(reference)}.`);
  return report;
}

/** Everything an operator needs to decide a report, safe to show on a terminal. */
export async function describeReport(
  database: Kysely<Tables>,
  report: StoredReport,
  siteOrigin: string,
): Promise<string> {
  const lines = [
    `Reference    ${report.reference}`,
    `Kind         ${report.kind}`,
    `State        ${report.state}`,
    `Received     ${time(report.received_at)}`,
    `Due          ${time(report.due_at)}`,
  ];
  if (report.reason === null) lines.push("", "Its personal data have been deleted.");
  else {
    lines.push(
      `Name         ${terminalLine(report.name ?? "–")}`,
      `E-mail       ${terminalLine(report.email ?? "–")}${mailState(report)}`,
      `Language     ${report.locale}`,
    );
    if (report.kind === "information") lines.push(await accountLine(database, report.email));
    lines.push("", "Reason:", terminalBlock(report.reason));
  }
  if (report.objection !== null) lines.push("", "Objection:", terminalBlock(report.objection));
  for (const target of report.targets) lines.push("", ...(await describeTarget(database, target, siteOrigin)));
  for (const { outcome, ground, text, decided_at } of await findDecisions(database, report.reference)) {
    lines.push("", `Decision     ${outcome}, ${time(decided_at)}, ${terminalLine(ground ?? "–")}`);
    if (text !== null) lines.push(terminalBlock(text));
  }
  const { reports } = await findCase(database, report, { cases: await listCases(database, 0) });
  const others = reports.slice(1);
  if (others.length > 0) {
    lines.push("", `Same case: ${others.length} more: ${referenceList(others)}`);
    lines.push(`Reporters of the case read ${languageCounts(reports)}.`);
  }
  return `${lines.join("\n")}\n`;
}

/** The first references of many. */
export function referenceList(reports: readonly StoredReport[]): string {
  const shown = reports.slice(0, 20).map(({ reference }) => reference);
  return shown.join(", ") + (reports.length > shown.length ? ", …" : "");
}

/** Such as "removed by K7QM-2XRT-9WPA, with profile/UUID". @param own case, which needs no name */
export function hiddenBy({ target, state, reference }: HidingRestriction, key: string, own?: string): string {
  if (target !== key) return `${state} by ${reference}, with ${target}`;
  return reference === own ? state : `${state} by ${reference}`;
}

function mailState({ email, confirmed_at, is_mailed }: StoredReport): string {
  if (email === null) return "";
  if (confirmed_at !== null) return " (confirmed)";
  return is_mailed === 1
    ? " (not confirmed)"
    : " (no receipt was mailed: there was no mail server, or a limit was reached)";
}

/** Information about a user goes to the account's own address only. */
async function accountLine(database: Kysely<Tables>, email: string | null): Promise<string> {
  const account = email === null ? undefined : await findAccount(database, email);
  return account
    ? `Account      ${account.user_uuid}: answer about this user only`
    : "Account      none has this address: say nothing about any user";
}

async function describeTarget(
  database: Kysely<Tables>,
  { kind, uuid }: ReportTarget,
  siteOrigin: string,
): Promise<string[]> {
  const hiding = await findHiding(database, { kind, uuid });
  const key = targetKey({ kind, uuid });
  const state = hiding.length === 0 ? "" : ` (${hiding.map((one) => hiddenBy(one, key)).join("; ")})`;
  const head = `About        ${siteOrigin}/${kind}/${uuid}${state}`;
  if (kind === "profile") {
    const user = await database
      .selectFrom("users")
      .where("uuid", "=", uuid)
      .select(["username", "full_name", "bio"])
      .executeTakeFirst();
    if (!user) return [head, "  There is no such profile."];
    return [head, terminalBlock([`@${user.username}`, user.full_name, user.bio].filter(Boolean).join("\n"))];
  }
  const post = await database
    .selectFrom("posts")
    .innerJoin("users", "users.uuid", "posts.author_uuid")
    .where("posts.uuid", "=", uuid)
    .select(["posts.content", "users.username"])
    .executeTakeFirst();
  if (!post) return [head, "  There is no such post."];
  return [head, terminalBlock(`@${post.username}\n${post.content ?? ""}`)];
}
