import type { Kysely } from "kysely";
import type { BackendContext } from "#backend/backend-context.ts";
import type { Tables } from "#backend/db/tables.ts";
import type { QueuedMail } from "#backend/outbox/queued-mail.ts";
import type { ModerationMail } from "../backend-context.ts";
import { listCases } from "./list-cases.ts";
import { dayMs, hourMs } from "./reports.queries.ts";

/** Milliseconds between two mails about child safety, however many reports come in. */
const urgentPauseMs = 5 * 60_000;

/** Milliseconds of a day (UTC) until the digest is sent: at nine in Türkiye, which is three hours ahead all year. */
const digestTimeMs = 6 * hourMs;

/** References in one statement. */
const batchSize = 500;

/**
 * Finds the moderation mail that is due: reports of child safety as they come in, everything else that is new or overdue
 * each morning. A report is marked once the mail server has accepted the mail, so none is left out.
 */
export async function nextModerationMail({
  database,
  clock,
  reports,
}: BackendContext): Promise<QueuedMail | undefined> {
  const { sendModerationMail } = reports;
  if (!sendModerationMail) return undefined;
  const now = clock.now();
  for (const purpose of ["child-safety", "digest"] as const) {
    const { attempts, send_at } = await findOrAddRow(database, purpose);
    if (send_at > now || (purpose === "child-safety" && !(await hasNewsOfChildren(database)))) continue;
    return {
      table: "desk_mails",
      name: "moderation mail",
      key: { purpose },
      attempts,
      send_at,
      async send() {
        const cases = (await listCases(database, now)).filter(({ isOverdue, kinds, unmailed }) =>
          purpose === "digest"
            ? isOverdue || unmailed.length > 0
            : kinds.includes("child-safety") && unmailed.length > 0,
        );
        if (cases.length > 0) await sendModerationMail({ purpose, cases, now });
        const mailed = cases.flatMap(({ unmailed }) => unmailed);
        for (let first = 0; first < mailed.length; first += batchSize) {
          const batch = mailed.slice(first, first + batchSize);
          await database.updateTable("reports").set({ told_at: now }).where("reference", "in", batch).execute();
        }
        const next = purpose === "digest" ? nextMorning(now) : now + urgentPauseMs;
        await database
          .updateTable("desk_mails")
          .set({ attempts: 0, send_at: next })
          .where("purpose", "=", purpose)
          .execute();
      },
    };
  }
  return undefined;
}

/** The outbox removes a row after its last attempt. A new row starts over: attempts go on until a mail is accepted. */
async function findOrAddRow(database: Kysely<Tables>, purpose: ModerationMail["purpose"]) {
  const found = await database
    .selectFrom("desk_mails")
    .where("purpose", "=", purpose)
    .select(["attempts", "send_at"])
    .executeTakeFirst();
  if (found) return found;
  const row = { attempts: 0, send_at: 0 };
  await database
    .insertInto("desk_mails")
    .values({ purpose, ...row })
    .execute();
  return row;
}

async function hasNewsOfChildren(database: Kysely<Tables>): Promise<boolean> {
  const found = await database
    .selectFrom("reports")
    .where("state", "in", ["received", "objected"])
    .where("kind", "=", "child-safety")
    .where("told_at", "is", null)
    .select("reference")
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** @param now milliseconds since the epoch, like the result */
function nextMorning(now: number): number {
  return (Math.floor((now - digestTimeMs) / dayMs) + 1) * dayMs + digestTimeMs;
}
