import { type Context, Hono } from "hono";
import type { BackendContext } from "#backend/backend-context.ts";
import { readDatabaseTime } from "#backend/db/database-time.ts";
import { fail } from "#backend/fail.ts";
import { repeatableToken, withBearerToken } from "#backend/secret-token.ts";
import { idempotencyKeyHeader } from "#contract/idempotency-key.ts";
import { productPaths } from "#contract/product-paths.ts";
import {
  objectionRequest,
  type ReportReceipt,
  type ReportStatus,
  receiptMailHeader,
  reportRequest,
} from "#contract/reports.ts";
import { confirmAddress, findByToken, hourMs, insertReport, objectToDecision } from "./reports.queries.ts";
import { toReportStatus } from "./to-report-status.ts";

/**
 * `POST` and `GET /api/public/reports`, `POST /api/public/reports/objection` and `…/confirm`: see docs/reports-api.md.
 *
 * @param onMailQueued called when a receipt waits to be sent
 */
export function reportRoutes(
  { database, readTime = readDatabaseTime, reports }: BackendContext,
  onMailQueued: () => void,
) {
  const readNow = () => readTime(database);
  const withStatus = (context: Context, result: ReportStatus) => context.json<{ result: ReportStatus }>({ result });
  return new Hono()
    .post(productPaths.reports, async (context) => {
      const parsed = reportRequest.safeParse(await context.req.json().catch(() => undefined));
      if (!parsed.success) return fail(context, "invalid-request");
      const token = repeatableToken(context.req.header(idempotencyKeyHeader), parsed.data);
      const now = await readNow();
      const stored = await insertReport(database, {
        request: parsed.data,
        token,
        now,
        dueAt: now + reports.dueHours[parsed.data.kind] * hourMs,
        sendsMail: reports.sendMail !== undefined && context.req.header(receiptMailHeader) !== "none",
      });
      if (stored.is_mailed === 1) onMailQueued();
      return context.json<{ result: ReportReceipt }>({ result: { ...toReportStatus(stored, now), token } });
    })
    .get(productPaths.reports, async (context) => {
      const found = await withBearerToken(context, (token) => findByToken(database, token));
      return found ? withStatus(context, toReportStatus(found.report, await readNow())) : fail(context, "not-found");
    })
    .post(productPaths.objectToDecision, async (context) => {
      const parsed = objectionRequest.safeParse(await context.req.json().catch(() => undefined));
      if (!parsed.success) return fail(context, "invalid-request");
      const { reason } = parsed.data;
      const now = await readNow();
      const dueAt = now + reports.dueHours.objection * hourMs;
      const objected = await withBearerToken(context, (token) =>
        objectToDecision(database, { token, reason, now, dueAt }),
      );
      if (objected === false) return fail(context, "cannot-object");
      return objected ? withStatus(context, toReportStatus(objected, now)) : fail(context, "not-found");
    })
    .post(productPaths.confirmReport, async (context) => {
      const now = await readNow();
      const confirmed = await withBearerToken(context, (token) => confirmAddress(database, token, now));
      return confirmed ? withStatus(context, toReportStatus(confirmed, now)) : fail(context, "not-found");
    });
}
