import type { Kysely } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { testContext } from "#backend/accounts/accounts.harness.ts";
import type { Tables } from "#backend/db/tables.ts";
import { databaseStartTimeout, emptyTables, testDatabases } from "#backend/db/test-databases.harness.ts";
import { sendOutbox } from "#backend/outbox/send-outbox.ts";
import { newSecretToken } from "#backend/secret-token.ts";
import type { ReportKind } from "#contract/report-fields.ts";
import type { ModerationMail } from "../backend-context.ts";
import { decideReport } from "./reports.harness.ts";
import { countOverdue, insertReport, objectToDecision } from "./reports.queries.ts";

const hour = 3600_000;
const minute = 60_000;
/** Noon in Türkiye. The first digest is sent at once: the setting is new. */
const noon = Date.parse("2026-11-27T09:00:00Z");
const nine = Date.parse("2026-11-28T06:00:00Z");

describe.each(testDatabases)("moderation mails on $dialect", ({ open }) => {
  let database: Kysely<Tables>;
  beforeAll(async () => {
    database = await open();
  }, databaseStartTimeout);
  afterEach(() => emptyTables(database));
  afterAll(() => database.destroy());

  /** Moderators whose mail server may refuse. */
  function moderation(isRefused: () => boolean = () => false) {
    const sent: ModerationMail[] = [];
    const attempts: string[] = [];
    const sendModerationMail = async (mail: ModerationMail) => {
      if (isRefused()) throw Object.assign(new Error("no"), { code: "EENVELOPE" });
      sent.push(mail);
    };
    const observeMail = (table: string, result: string) => void attempts.push(`${table} ${result}`);
    const context = { ...testContext(database, {}, { sendModerationMail }), observeMail };
    /** Runs the outbox and returns what it has mailed to the moderators. */
    const runAt = async (now: number) => {
      context.setNow(now);
      await sendOutbox(context, () => false);
      return sent.splice(0).map(({ purpose, cases }) => [purpose, ...cases.map(({ reference }) => reference)]);
    };
    return { runAt, attempts, context };
  }

  async function report(kind: ReportKind, now: number, due = 48 * hour) {
    const request = { kind, about: [], reason: "r", name: null, email: null, faith: true, locale: "tr" } as const;
    const token = newSecretToken();
    const stored = { request: { ...request, about: [] }, token, now, dueAt: now + due, sendsMail: false };
    return { token, reference: (await insertReport(database, stored)).reference };
  }
  const decide = (reference: string, now: number) => decideReport(database, { reference, outcome: "kept", now });

  it("child safety is mailed as it comes in, in one mail for all of five minutes; others in the morning, once", async () => {
    const { runAt } = moderation();
    expect(await runAt(noon)).toEqual([]);
    const first = await report("child-safety", noon + 1);
    const other = await report("copyright", noon + 2);
    expect(await runAt(noon + minute)).toEqual([["child-safety", first.reference]]);
    const [second, third] = [
      await report("child-safety", noon + 2 * minute),
      await report("child-safety", noon + 3 * minute),
    ];
    expect(await runAt(noon + 4 * minute)).toEqual([]);
    expect(await runAt(noon + 6 * minute)).toEqual([["child-safety", second.reference, third.reference]]);
    expect(await runAt(nine - 1)).toEqual([]);
    expect(await runAt(nine)).toEqual([["digest", other.reference]]);
    expect(await runAt(nine + minute)).toEqual([]);
    expect(await runAt(nine + 24 * hour)).toEqual([]);
  });

  it("what is overdue is mailed each morning until it is decided", async () => {
    const { runAt } = moderation();
    const { reference } = await report("personal-rights", noon, hour);
    expect(await runAt(noon)).toEqual([["digest", reference]]);
    expect([await countOverdue(database, noon), await countOverdue(database, noon + hour)]).toEqual([0, 1]);
    for (const day of [0, 1]) expect(await runAt(nine + day * 24 * hour)).toEqual([["digest", reference]]);
    await decide(reference, nine + 25 * hour);
    expect(await runAt(nine + 48 * hour)).toEqual([]);
    expect(await countOverdue(database, nine + 48 * hour)).toBe(0);
  });

  it("an objection is news again", async () => {
    const { runAt } = moderation();
    const { reference, token } = await report("child-safety", noon);
    await runAt(noon);
    await decide(reference, noon + hour);
    await objectToDecision(database, { token, reason: "r", now: noon + 2 * hour, dueAt: noon + 90 * hour });
    expect(await runAt(noon + 3 * hour)).toEqual([["child-safety", reference]]);
  });

  it("a mail that could not be sent is sent later, however often that takes, and each attempt is measured", async () => {
    let isRefused = true;
    const { runAt, attempts } = moderation(() => isRefused);
    const { reference } = await report("child-safety", noon);
    for (let tries = 0; tries < 11; tries++) expect(await runAt(noon + tries * 24 * hour)).toEqual([]);
    expect(new Set(attempts)).toEqual(new Set(["desk_mails refused"]));
    isRefused = false;
    expect(await runAt(noon + 12 * 24 * hour)).toContainEqual(["child-safety", reference]);
    expect(attempts).toContain("desk_mails sent");
  });
});
