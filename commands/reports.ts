import type { Kysely } from "kysely";
import { openDatabase } from "#backend/db/open-database.ts";
import type { Tables } from "#backend/db/tables.ts";
import { listCases } from "#backend/reports/list-cases.ts";
import { listDecidedCases } from "#backend/reports/list-decided-cases.ts";
import { reportStatistics } from "#backend/reports/report-statistics.ts";
import { findReport, type StoredReport } from "#backend/reports/reports.store.ts";
import { type Environment, readEnvironment } from "#server/config/environment.ts";
import { expectDatabase } from "./expect-database.ts";
import { answerReport } from "./reports/answer-report.ts";
import { describeReport } from "./reports/describe-report.ts";
import { type Command, readCommand } from "./reports/read-command.ts";
import { caseList, decidedList, statisticsCsv } from "./reports/report-lists.ts";
import { ReportsError } from "./reports/reports-error.ts";
import { terminalLine } from "./reports/terminal-text.ts";

const usage = `The desk for reports (docs/operations.md):

  npm run reports -- list [--decided]
      Open cases, what is overdue first. Reports of one post are one case. --decided: what was
      decided, the newest first, with the ground and what is hidden.
  npm run reports -- show REFERENCE
      What was reported, and what it is about.
  npm run reports -- answer REFERENCE --decision removed|withheld|kept|answered --ground TEXT --text FILE
      Decides the case, or decides it again: hides or shows its content, queues the mails, and
      prints the statement of reasons for each author. What another case hides stays hidden.
      withheld: an order forbids to show it; --blocked-by URL names who gave it.
      answered: for requests for information; --general says that the text tells nothing about
      a user.
      --about ADDRESS, also several times, limits the decision to these addresses of the report.
      --objection-to REFERENCE of the case that an author's objection is about.
      --language CODE of the authors' statements (tr).
      --dry-run prints what would happen, and changes nothing.
  npm run --silent reports -- statistics
      Sums by month and kind as CSV, for a transparency report.

Settings, as for the server: DATABASE_URL or DATA_DIRECTORY select the database, SITE_ORIGIN begins the
links, and mails are queued with SMTP_URL and MAIL_FROM alone.
`;

if (import.meta.main) process.exitCode = await runReports(process.argv.slice(2));

/** @returns 2 where the operator has to change something of the command, 1 where it cannot be carried out */
export async function runReports(words: string[]): Promise<number> {
  let database: Kysely<Tables> | undefined;
  try {
    const command = readCommand(words);
    if (!command || command.name === "help") {
      (command ? process.stdout : process.stderr).write(usage);
      return command ? 0 : 2;
    }
    const environment = readEnvironment(process.env);
    if (environment.apiOrigin !== undefined) {
      throw new ReportsError("With API_ORIGIN, reports are in the product server's own desk, not here.");
    }
    expectDatabase(environment);
    if (!process.env.SITE_ORIGIN && (command.name === "show" || command.name === "answer")) {
      process.stderr.write(
        `SITE_ORIGIN is not set: links begin with ${environment.siteOrigin}, which visitors cannot open.\n`,
      );
    }
    database = await openDatabase(environment);
    process.stdout.write(await execute(command, database, environment));
    return 0;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return error instanceof ReportsError ? error.status : 1;
  } finally {
    await database?.destroy();
  }
}

async function execute(
  command: Exclude<Command, { name: "help" }>,
  database: Kysely<Tables>,
  environment: Environment,
): Promise<string> {
  const now = Date.now();
  switch (command.name) {
    case "list":
      return command.isDecided
        ? decidedList(await listDecidedCases(database))
        : caseList(await listCases(database, now), now);
    case "statistics":
      return statisticsCsv(await reportStatistics(database));
    case "show":
      return describeReport(database, await expectReport(database, command.reference), environment.siteOrigin);
    case "answer":
      return answerReport(command, await expectReport(database, command.reference), database, environment);
  }
}

async function expectReport(database: Kysely<Tables>, reference: string): Promise<StoredReport> {
  const report = await findReport(database, reference.toUpperCase());
  if (!report) throw new ReportsError(`There is no report ${terminalLine(reference)}.`);
  return report;
}
