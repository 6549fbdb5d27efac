import { openDatabase } from "#backend/db/open-database.ts";
import { caseList } from "#backend/reports/case-list.ts";
import { listCases } from "#backend/reports/list-cases.ts";
import { listDecidedCases } from "#backend/reports/list-decided-cases.ts";
import { reportStatistics } from "#backend/reports/report-statistics.ts";
import { readEnvironment } from "#server/config/environment.ts";
import { CommandError, misuse } from "./command-error.ts";
import { expectDatabase } from "./expect-database.ts";
import { printOutput } from "./print-output.ts";
import { answerReports } from "./reports/answer-reports.ts";
import { describeReport } from "./reports/describe-report.ts";
import { expectReport } from "./reports/expect-report.ts";
import { readCommand } from "./reports/read-command.ts";
import { decidedList, statisticsCsv } from "./reports/report-lists.ts";

const usage = `Moderation (docs/operations.md):

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
links, and mails are queued with SMTP_URL and MAIL_FROM alone.`;

export const runReports = (words: string[]): Promise<number> => printOutput(execute(words));

async function* execute(words: string[]): AsyncGenerator<string> {
  const command = readCommand(words);
  if (!command) throw misuse(usage);
  if (command.name === "help") return yield `${usage}\n`;
  const environment = readEnvironment(process.env);
  if (environment.apiOrigin !== undefined) {
    throw new CommandError("With API_ORIGIN, reports are with the product server's own moderation, not here.");
  }
  expectDatabase(environment);
  if (!process.env.SITE_ORIGIN && (command.name === "show" || command.name === "answer")) {
    process.stderr.write(
      `SITE_ORIGIN is not set: links begin with ${environment.siteOrigin}, which visitors cannot open.\n`,
    );
  }
  await using database = await openDatabase(environment);
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

if (import.meta.main) process.exitCode = await runReports(process.argv.slice(2));
