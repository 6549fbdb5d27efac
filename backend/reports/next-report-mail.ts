import type { BackendContext } from "#backend/backend-context.ts";
import type { QueuedMail } from "#backend/outbox/queued-mail.ts";
import { newSecretToken } from "#backend/secret-token.ts";
import { addReportToken, findReport } from "./reports.queries.ts";
import { toDecision } from "./to-report-status.ts";

/** Finds the mail about a report to be sent next. Each attempt has a token of its own, because stored ones cannot be read. */
export async function nextReportMail({ database, clock, reports }: BackendContext): Promise<QueuedMail | undefined> {
  const { sendMail } = reports;
  const row =
    sendMail &&
    (await database
      .selectFrom("report_mails")
      .where("send_at", "<=", clock.now())
      .orderBy(({ eb }) => eb("attempts", ">", 0))
      .orderBy("send_at")
      .selectAll()
      .executeTakeFirst());
  if (!row) return undefined;
  const { reference, purpose, attempts, send_at } = row;
  return {
    table: "report_mails",
    name: "mail about a report",
    key: { reference, purpose },
    attempts,
    send_at,
    async send() {
      const report = await findReport(database, reference);
      if (!report || report.email === null) return;
      const token = newSecretToken();
      await addReportToken(database, { reference, token, isMailed: true });
      const mail = { to: report.email, locale: report.locale, reference, token };
      if (purpose === "receipt") await sendMail({ ...mail, purpose });
      else if (report.decision) await sendMail({ ...mail, purpose, decision: toDecision(report.decision) });
    },
  };
}
