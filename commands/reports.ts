import { openDatabase } from "#backend/db/open-database.ts";
import { caseList, listCases } from "#backend/reports/list-cases.ts";
import { reportStatistics } from "#backend/reports/report-statistics.ts";
import { readEnvironment } from "#server/config/environment.ts";
import { misuse, printOutput, readWords } from "./command-line.ts";
import { expectDatabase } from "./expect-database.ts";
import { answerReports } from "./reports/answer-reports.ts";
import { describeReport, expectReport } from "./reports/describe-report.ts";
import { moderationOptions, oneOf, readAnswer } from "./reports/read-answer.ts";
import { decidedList, statisticsCsv } from "./reports/report-lists.ts";
import { terminalLine } from "./terminal-text.ts";

const usage = `Moderation (docs/operations.md):

  npm run reports -- list [--all] [--decided]
      Open cases: what is overdue first, and what somebody has confirmed before the rest. Reports
      of one post are one case. Of those that nobody has confirmed, the first 500; --all: every one.
      --decided: the last 500 decisions, the newest first, with the ground and what is hidden.
  npm run reports -- show REFERENCE
      What was reported, what it is about, and which languages the reporters of the case read.
  npm run reports -- answer REFERENCE --decision removed|withheld|kept|answered --ground TEXT --text FILE
      Decides the case, or decides it again: hides or shows its content, queues the mails, and
      prints the statement of reasons for each author. What another case hides stays hidden.
      withheld: an order forbids to show it; --blocked-by URL names who gave it.
      answered: for requests for information; --general says that the text tells nothing about
      a user.
      --text LANGUAGE=FILE, also several times, for reporters in several languages: without a
      text in each, nothing is decided. --text FILE is for all that have none of their own. The
      authors' statements are in the first LANGUAGE, else in Turkish.
      --about ADDRESS, also several times, limits the decision to these addresses; others stay as
      they are. removed and withheld of more than one address need it, or --all; so does an
      author's objection.
      An author's objection joins the case that hides its content; of several, --objection-to
      REFERENCE says which.
      --dry-run prints what would happen, and changes nothing.
  npm run reports -- answer REFERENCE REFERENCE …
      Decides many cases in the same way: all, or none where one does not fit. removed, withheld and
      authors' objections need --all.
  npm run --silent reports -- statistics
      Sums by month and kind as CSV, for a transparency report.

Settings, as for the server: DATABASE_URL or DATA_DIRECTORY select the database, SITE_ORIGIN begins the
links, and mails are queued with SMTP_URL and MAIL_FROM alone.`;

/** The most references that a command takes. */
const mostReferences = { list: 0, show: 1, answer: Number.POSITIVE_INFINITY, statistics: 0 };

export const runReports = (words: string[]): Promise<number> => printOutput(execute(words));

async function* execute(words: string[]): AsyncGenerator<string> {
  const { positionals, values } = readWords(words, moderationOptions);
  if (values.help) return yield `${usage}\n`;
  if (positionals.length === 0) throw misuse(usage);
  const [typed, ...references] = positionals;
  const [reference] = references;
  const name = oneOf(Object.keys(mostReferences) as (keyof typeof mostReferences)[], typed, "The command");
  const extra = references[mostReferences[name]];
  if (extra !== undefined) throw misuse(`${name} does not take "${terminalLine(extra)}".`);
  if (reference === undefined && (name === "show" || name === "answer")) {
    throw misuse(`${name} needs the REFERENCE of a report.`);
  }
  const answer = name === "answer" ? readAnswer(values) : undefined;
  const environment = readEnvironment(process.env);
  if (environment.apiOrigin !== undefined) {
    throw new Error("With API_ORIGIN, reports are with the product server's own moderation, not here.");
  }
  expectDatabase(environment);
  if (!process.env.SITE_ORIGIN && (name === "show" || name === "answer")) {
    process.stderr.write(
      `SITE_ORIGIN is not set: links begin with ${environment.siteOrigin}, which visitors cannot open.\n`,
    );
  }
  await using database = await openDatabase(environment);
  const now = Date.now();
  if (answer) yield await answerReports(references, answer, database, environment);
  else if (name === "statistics") yield statisticsCsv(await reportStatistics(database));
  else if (name === "show")
    yield await describeReport(database, await expectReport(database, reference ?? ""), environment.siteOrigin);
  else if (values.decided) yield await decidedList(database);
  else yield caseList(await listCases(database, now), now, values.all);
}

if (import.meta.main) process.exitCode = await runReports(process.argv.slice(2));
