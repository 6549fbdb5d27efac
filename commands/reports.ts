import type { Kysely } from "kysely";
import { openDatabase } from "#backend/db/open-database.ts";
import type { Tables } from "#backend/db/tables.ts";
import { caseList } from "#backend/reports/case-list.ts";
import { listCases } from "#backend/reports/list-cases.ts";
import { listDecidedCases } from "#backend/reports/list-decided-cases.ts";
import { reportStatistics } from "#backend/reports/report-statistics.ts";
import { type Environment, readEnvironment } from "#server/config/environment.ts";
import { expectDatabase } from "./expect-database.ts";
import { answerReports } from "./reports/answer-reports.ts";
import { describeReport } from "./reports/describe-report.ts";
import { expectReport } from "./reports/expect-report.ts";
import { type Command, readCommand } from "./reports/read-command.ts";
import { decidedList, statisticsCsv } from "./reports/report-lists.ts";
import { ReportsError } from "./reports/reports-error.ts";
import { terminalText } from "./terminal-text.ts";

const usage = `The desk for reports (docs/operations.md):

  npm run reports -- list [--all] [--decided]
      Open cases: what is overdue first, and what somebody has confirmed before the rest. Reports
      of one post are one case. Of those that nobody has confirmed, the first 500; --all: every one.
      --decided: what was decided, the newest first, with the ground and what is hidden.
  npm run reports -- show REFERENCE
      What was reported, what it is about, and which languages the reporters of the case read.
  npm run reports -- answer REFERENCE --decision removed|withheld|kept|answered --ground TEXT --text FILE
      Decides the case, or decides it again: hides or shows its content, queues the mails, and
      prints the statement of reasons for each author. What another case hides stays hidden.
      withheld: an order forbids to show it; --blocked-by URL names who gave it.
      answered: for requests for information; --general says that the text tells nothing about
      a user.
      --text LANGUAGE=FILE, also several times, for reporters in several languages: without a
      text in each, nothing is decided. --text FILE is for all that have none of their own.
      --about ADDRESS, also several times, limits the decision to these addresses of the report.
      removed and withheld of more than one address need it, or --all.
      --objection-to REFERENCE of the case that an author's objection is about.
      --language CODE of the authors' statements (tr).
      --dry-run prints what would happen, and changes nothing.
  npm run reports -- answer REFERENCE REFERENCE … | --cases FILE
      Decides many cases in the same way, once all are checked. The lines of the file begin with
      references, as those of list do. removed and withheld need --all.
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
    for await (const output of execute(command, database, environment)) process.stdout.write(output);
    return 0;
  } catch (error) {
    process.stderr.write(`${terminalText(error instanceof Error ? error.message : String(error))}\n`);
    return error instanceof ReportsError ? error.status : 1;
  } finally {
    await database?.destroy();
  }
}

async function* execute(
  command: Exclude<Command, { name: "help" }>,
  database: Kysely<Tables>,
  environment: Environment,
): AsyncGenerator<string> {
  const now = Date.now();
  switch (command.name) {
    case "list":
      yield command.isDecided
        ? decidedList(await listDecidedCases(database))
        : caseList(await listCases(database, now), now, command.isAll);
      break;
    case "statistics":
      yield statisticsCsv(await reportStatistics(database));
      break;
    case "show":
      yield await describeReport(database, await expectReport(database, command.reference), environment.siteOrigin);
      break;
    case "answer":
      yield* answerReports(command, database, environment);
  }
}
