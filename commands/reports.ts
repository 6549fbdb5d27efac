import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import type { Kysely } from "kysely";
import { findAccount } from "#backend/accounts/accounts.store.ts";
import { openDatabase } from "#backend/db/open-database.ts";
import type { Tables } from "#backend/db/tables.ts";
import { decideReport } from "#backend/reports/decide-report.ts";
import { listCases } from "#backend/reports/list-cases.ts";
import { reportStatistics } from "#backend/reports/report-statistics.ts";
import { findReport, type StoredReport } from "#backend/reports/reports.store.ts";
import { toDecision } from "#backend/reports/to-report-status.ts";
import { parseHttpUrl } from "#contract/http-url.ts";
import { type ReportOutcome, reportOutcomes } from "#contract/reports.ts";
import { type Locale, locales } from "#locales/index.ts";
import { type Environment, readEnvironment } from "#server/config/environment.ts";
import { authorStatement } from "#site/features/report/mail/report-mail.ts";
import { describeReport } from "./reports/describe-report.ts";
import { caseList, statisticsCsv } from "./reports/report-lists.ts";
import { terminalLine, terminalText } from "./reports/terminal-text.ts";

const usage = `The desk for reports (docs/operations.md):

  npm run reports -- list
      Open cases, what is overdue first. Reports of one post are one case.
  npm run reports -- show REFERENCE
      What was reported, and what it is about.
  npm run reports -- answer REFERENCE --decision removed|withheld|kept|answered --ground TEXT --text FILE
      Decides the case, hides or shows its content, queues the mails, and prints the
      statement of reasons for the author. withheld: an order forbids to show it;
      --blocked-by URL names who gave it. answered: for requests for information;
      --general says that the text tells nothing about a user.
      --language CODE of the author's statement (tr).
  npm run --silent reports -- statistics
      Sums by month and kind as CSV, for a transparency report.

DATABASE_URL and DATA_DIRECTORY select the database, as for the server.
`;

/** An error that the operator can fix. Ends the process with its message and status 1. */
class ReportsError extends Error {}

/** Characters of a ground, in one line, and of a text (contract/reports.ts). */
const limits = { ground: 500, text: 10_000 };

process.exitCode = await run(process.argv.slice(2));

async function run(words: string[]): Promise<number> {
  const command = readCommand(words);
  if (!command) {
    process.stderr.write(usage);
    return 2;
  }
  let database: Kysely<Tables> | undefined;
  try {
    const environment = readEnvironment(process.env);
    if (environment.apiOrigin !== undefined) {
      throw new ReportsError("With API_ORIGIN, reports are in the product server's own desk, not here.");
    }
    database = await openDatabase(environment);
    process.stdout.write(await execute(command, database, environment));
    return 0;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  } finally {
    await database?.destroy();
  }
}

interface Answer {
  readonly name: "answer";
  readonly reference: string;
  readonly outcome: ReportOutcome;
  readonly ground: string;
  readonly file: string;
  readonly blockedBy: string | undefined;
  readonly isGeneral: boolean;
  readonly language: Locale;
}

type Command =
  | { readonly name: "list" | "statistics" }
  | { readonly name: "show"; readonly reference: string }
  | Answer;

function readCommand(words: string[]): Command | undefined {
  try {
    const { positionals, values } = parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        decision: { type: "string" },
        ground: { type: "string" },
        text: { type: "string" },
        "blocked-by": { type: "string" },
        general: { type: "boolean", default: false },
        language: { type: "string", default: "tr" },
      },
    });
    const [name, reference, ...rest] = positionals;
    if (rest.length > 0) return undefined;
    if ((name === "list" || name === "statistics") && reference === undefined) return { name };
    if (reference === undefined) return undefined;
    if (name === "show") return { name, reference };
    const outcome = reportOutcomes.find((one) => one === values.decision);
    const language = locales.find((one) => one === values.language);
    if (name !== "answer" || !outcome || !language || !values.ground || !values.text) return undefined;
    return {
      name,
      reference,
      outcome,
      language,
      ground: values.ground,
      // npm runs scripts in the project's folder.
      file: resolve(process.env.INIT_CWD ?? ".", values.text),
      blockedBy: values["blocked-by"],
      isGeneral: values.general,
    };
  } catch {
    return undefined;
  }
}

async function execute(command: Command, database: Kysely<Tables>, environment: Environment): Promise<string> {
  const now = Date.now();
  switch (command.name) {
    case "list":
      return caseList(await listCases(database, now), now);
    case "statistics":
      return statisticsCsv(await reportStatistics(database));
    case "show":
      return describeReport(database, await expectReport(database, command.reference), environment.siteOrigin);
    case "answer":
      return answer(command, database, environment);
  }
}

async function expectReport(database: Kysely<Tables>, reference: string): Promise<StoredReport> {
  const report = await findReport(database, reference.toUpperCase());
  if (!report) throw new ReportsError(`There is no report ${terminalLine(reference)}.`);
  return report;
}

async function answer(command: Answer, database: Kysely<Tables>, environment: Environment): Promise<string> {
  const { outcome, language } = command;
  const report = await expectReport(database, command.reference);
  await expectSuitable(command, report, database);
  const ground = command.ground.trim().replace(/\s+/g, " ");
  if (ground === "" || ground.length > limits.ground) {
    throw new ReportsError(`--ground must have 1 to ${limits.ground} characters.`);
  }
  const text = (await readFile(command.file, "utf8")).replace(/\r\n?/g, "\n").trim();
  if (text === "" || text.length > limits.text) {
    throw new ReportsError(`The file of --text must have 1 to ${limits.text} characters.`);
  }
  const blockedBy = command.blockedBy === undefined ? undefined : parseHttpUrl(command.blockedBy)?.href;
  if (command.blockedBy !== undefined && (outcome !== "withheld" || blockedBy === undefined)) {
    throw new ReportsError("--blocked-by must be an http(s) URL, and needs --decision withheld.");
  }
  const sendsMail = environment.mail !== undefined;
  const { reference } = report;
  const now = Date.now();
  const decided = await decideReport(database, { reference, outcome, ground, text, blockedBy, now, sendsMail });
  const reports = decided?.reports ?? [];
  const mails = sendsMail ? reports.filter(({ email }) => email !== null).length : 0;
  const others = reports.length > 1 ? `, with ${reports.length - 1} more of the same case` : "";
  const lines = [
    `${reference} is decided: ${outcome}${others}. ${mails === 1 ? "1 mail is" : `${mails} mails are`} queued.`,
  ];
  const [first] = reports;
  if (!first?.decision || outcome === "answered") {
    if (mails === 0) lines.push("No mail server is set: send the text to the address of the report yourself.");
    return `${lines.join("\n")}\n`;
  }
  const statement = authorStatement(
    { reference, decision: toDecision(first.decision), targets: first.targets },
    language,
    environment.siteOrigin,
  );
  return `${lines.join("\n")}\n\nFor the author, to hand over in the app:\n\n${terminalText(statement)}`;
}

/** @throws ReportsError where the decision does not fit what was reported */
async function expectSuitable({ outcome, isGeneral }: Answer, report: StoredReport, database: Kysely<Tables>) {
  if (report.reason === null) throw new ReportsError("The personal data of this report have been deleted.");
  const isQuestion = report.kind === "information" || report.targets.length === 0;
  if ((report.kind === "information" && outcome !== "answered") || (outcome === "answered" && !isQuestion)) {
    throw new ReportsError("A request for information is answered; anything else is removed, withheld or kept.");
  }
  if (report.targets.length === 0 && (outcome === "removed" || outcome === "withheld")) {
    throw new ReportsError("This report names no post or profile that could be hidden.");
  }
  if (report.kind !== "information" || isGeneral) return;
  const account = report.email === null ? undefined : await findAccount(database, report.email);
  if (!account) {
    throw new ReportsError(
      "No account has the address of this report, and information about a user goes only to the account's own address. With --general, you say that the text tells nothing about a user.",
    );
  }
}
