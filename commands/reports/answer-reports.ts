import { readFile } from "node:fs/promises";
import type { Kysely } from "kysely";
import type { Tables } from "#backend/db/tables.ts";
import { withExclusiveTransaction } from "#backend/db/with-exclusive-transaction.ts";
import { messageOf } from "#backend/message-of.ts";
import { type AnswerSettings, answerReport, hides } from "./answer-report.ts";
import { expectReport } from "./describe-report.ts";
import type { Answer } from "./read-answer.ts";
import { readAllReasons, readGround } from "./read-reasons.ts";

/** Undoes the transaction. */
class DryRun extends Error {}

/**
 * Decides reports, each with its case: all of them, or none where one does not fit.
 *
 * @param references of reports, besides those of the answer's file
 * @returns what was done, case by case; throws an Error
 */
export async function answerReports(
  references: readonly string[],
  answer: Answer,
  database: Kysely<Tables>,
  settings: AnswerSettings,
): Promise<string> {
  const all = [...references, ...(await readCases(answer.casesFile))];
  const isOne = all.length === 1;
  if (!isOne) expectSeveral(answer, all);
  const words = { ground: readGround(answer.ground), reasons: await readAllReasons(answer.texts) };
  const outputs: string[] = [];
  await withExclusiveTransaction(database, async (transaction) => {
    const decided = new Set<string>();
    for (const reference of all) {
      const report = await expectReport(transaction, reference);
      if (decided.has(report.reference)) continue; // with another of its case
      const answered = await answerReport(answer, words, report, transaction, settings).catch((error: unknown) => {
        throw isOne ? error : new Error(`${reference}: ${messageOf(error)}`, { cause: error });
      });
      for (const one of answered.reports) decided.add(one.reference);
      outputs.push(answered.output);
    }
    if (answer.isDryRun) throw new DryRun();
  }).catch((error: unknown) => {
    if (!(error instanceof DryRun)) throw error;
  });
  const sum = `${outputs.length} cases ${answer.isDryRun ? "would be" : "are"} ${answer.outcome}.\n`;
  return (isOne ? outputs : [...outputs, sum]).join("\n");
}

/** @throws Error for what is about one case alone */
function expectSeveral({ about, objectionTo, outcome, isAll }: Answer, references: readonly string[]): void {
  if (references.length === 0) throw new Error("The file of --cases names no case.");
  if (about !== undefined || objectionTo !== undefined) {
    throw new Error("--about and --objection-to are for one case.");
  }
  if (hides[outcome] && !isAll) {
    throw new Error(`This would hide the content of ${references.length} cases. Say --all, or answer each.`);
  }
}

/** The references that lines of a file begin with, as `list` writes them. What is in parentheses is no case. */
async function readCases(file: string | undefined): Promise<string[]> {
  const lines = file === undefined ? [] : (await readFile(file, "utf8")).split("\n");
  return lines
    .filter((line) => line.trim() !== "" && !line.startsWith("("))
    .map((line) => line.trim().split(/\s/, 1)[0] ?? "");
}
