import type { Kysely } from "kysely";
import { readDatabaseTime } from "#backend/db/database-time.ts";
import { openDatabase } from "#backend/db/open-database.ts";
import type { Tables } from "#backend/db/tables.ts";
import { withExclusiveTransaction } from "#backend/db/with-exclusive-transaction.ts";
import { insertNewReport } from "#backend/reports/reports.queries.ts";
import { findHiding, targetKey } from "#backend/restrictions/restrictions.queries.ts";
import { newSecretToken } from "#backend/secret-token.ts";
import { normalizeName, type ReportTarget } from "#contract/report-fields.ts";
import type { ReportOutcome } from "#contract/reports.ts";
import { misuse, readWords } from "../command-line.ts";
import { expectDatabase } from "../expect-database.ts";
import { answerReports, readAddress } from "../reports/answer-reports.ts";
import { hiddenBy } from "../reports/describe-report.ts";
import { moderationOptions, readAnswer } from "../reports/read-answer.ts";
import type { OwnerCommand } from "./owner-command.ts";

/** `npm run owner -- remove`: a report of the operator's own, decided in the same transaction. */
export const remove: OwnerCommand = {
  usage: `ADDRESS --by NAME --ground TEXT --text FILE [--decision removed|withheld|kept]
      Hides a post or profile that nobody has reported, or shows what is hidden again (kept), as an answer
      of moderation: \`reports -- list --decided\` and \`show\` have who, why and when. Options as there.`,
  async *run(args, environment) {
    const { positionals, values } = readWords(args, { ...moderationOptions, by: { type: "string" } });
    const answer = readAnswer({ ...values, decision: values.decision ?? "removed" });
    const [target, second] = positionals.map((word) => readAddress(word, environment.siteOrigin));
    if (!target || second || answer.isDryRun) {
      throw misuse("It needs the ADDRESS of one post or profile, and takes no --dry-run.");
    }
    const name = normalizeName(values.by ?? "");
    if (name === undefined) throw misuse("--by must name who decides this, in one line.");
    if (environment.apiOrigin !== undefined) throw new Error("With API_ORIGIN, the product server hides content.");
    expectDatabase(environment);
    await using database = await openDatabase(environment);
    yield await withExclusiveTransaction(database, async (transaction) => {
      await expectChange(transaction, target, answer.outcome);
      const now = await readDatabaseTime(transaction);
      const text = { reason: "Nobody has reported this.", name, email: null, locale: "tr" };
      const { reference } = await insertNewReport(transaction, {
        request: { kind: "own-initiative", about: [target], faith: true, ...text },
        ...{ token: newSecretToken(), now, dueAt: now, sendsMail: false },
      });
      return answerReports([reference], { ...answer, about: [targetKey(target)] }, transaction, environment);
    });
  },
};

/** @throws Error where there is no such content, or where it is as the decision would have it */
async function expectChange(database: Kysely<Tables>, target: ReportTarget, outcome: ReportOutcome): Promise<void> {
  const key = targetKey(target);
  const table = target.kind === "post" ? "posts" : "users";
  const content = await database.selectFrom(table).where("uuid", "=", target.uuid).select("uuid").executeTakeFirst();
  if (!content && outcome !== "kept") throw new Error(`There is no ${key}.`);
  const hiding = await findHiding(database, target);
  const own = hiding.filter((one) => one.target === key);
  if (outcome === "kept" ? own.length > 0 : own.every(({ state }) => state !== outcome)) return;
  throw new Error(`${key} is ${hiding.map((one) => hiddenBy(one, key)).join("; ") || "not hidden"} already.`);
}
