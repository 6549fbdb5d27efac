import { readFile } from "node:fs/promises";
import type { Kysely } from "kysely";
import type { Tables } from "#backend/db/tables.ts";
import type { Environment } from "#server/config/environment.ts";
import { CommandError } from "../command-error.ts";
import { answerReport, type CheckedAnswer, checkAnswer, hides } from "./answer-report.ts";
import { expectReport } from "./expect-report.ts";
import type { AnswerCommand } from "./read-command.ts";
import { readAllReasons, readGround } from "./read-reasons.ts";

/**
 * Decides reports, each with its case. All are checked before the first is decided; each is decided by itself, so that one
 * that fails leaves those before it decided.
 *
 * @returns what was done, case by case; throws CommandError
 */
export async function* answerReports(
  command: AnswerCommand,
  database: Kysely<Tables>,
  settings: Pick<Environment, "siteOrigin" | "mail">,
): AsyncGenerator<string> {
  const references = [...command.references, ...(await readCases(command.casesFile))];
  const isOne = references.length === 1;
  if (!isOne) expectSeveral(command, references);
  readGround(command.ground);
  const more = { ...settings, reasons: await readAllReasons(command.files) };
  const answers: CheckedAnswer[] = [];
  for (const reference of references) {
    const report = await expectReport(database, reference);
    const checked = checkAnswer(command, report, database, more);
    answers.push(await (isOne ? checked : checked.catch((error: unknown) => Promise.reject(naming(reference, error)))));
  }
  const decided = new Set<string>();
  let cases = 0;
  for (const answer of answers) {
    if (decided.has(answer.report.reference)) continue; // with another of its case
    const { output, references: reached } = await answerReport(command, answer, database, more);
    for (const reference of reached) decided.add(reference);
    cases += 1;
    yield isOne ? output : `${output}\n`;
  }
  if (!isOne) yield `${cases} cases ${command.isDryRun ? "would be" : "are"} ${command.outcome}.\n`;
}

/** @throws CommandError for what is about one case alone */
function expectSeveral({ about, objectionTo, outcome, isAll }: AnswerCommand, references: readonly string[]): void {
  if (references.length === 0) throw new CommandError("The file of --cases names no case.");
  if (about !== undefined || objectionTo !== undefined) {
    throw new CommandError("--about and --objection-to are for one case.");
  }
  if (hides(outcome) && !isAll) {
    throw new CommandError(`This would hide the content of ${references.length} cases. Say --all, or answer each.`);
  }
}

/** The references that lines of a file begin with, as `list` writes them. What is in parentheses is no case. */
async function readCases(file: string | undefined): Promise<string[]> {
  if (file === undefined) return [];
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    throw new CommandError(`${file} cannot be read (${error.code}).`);
  });
  return text
    .split("\n")
    .filter((line) => line.trim() !== "" && !line.startsWith("("))
    .map((line) => line.trim().split(/\s/, 1)[0] ?? "");
}

function naming(reference: string, error: unknown): unknown {
  return error instanceof CommandError ? new CommandError(`${reference}: ${error.message}`) : error;
}
