import type { Kysely } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { dueAt, insertAccount, testContext } from "#backend/accounts/accounts.harness.ts";
import { applyAction, findRequest } from "#backend/accounts/accounts.queries.ts";
import type { ReceiptMail } from "#backend/backend-context.ts";
import type { Tables } from "#backend/db/tables.ts";
import { emptyTables, testDatabases } from "#backend/db/test-databases.harness.ts";
import { insertUser } from "#backend/db/test-rows.harness.ts";
import { insertReport } from "#backend/reports/reports.queries.ts";
import { newSecretToken } from "#backend/secret-token.ts";
import { sendOutbox } from "./send-outbox.ts";

const [sqlite] = testDatabases; // the tests of the job and of reports read the outbox in both databases
const due = 10 ** 12;
const mailError = (code: string, responseCode?: number) => Object.assign(new Error("no"), { code, responseCode });

let database: Kysely<Tables>;
beforeAll(async () => {
  if (sqlite) database = await sqlite.open();
});
afterEach(() => emptyTables(database));
afterAll(() => database.destroy());

/** A mail server that refuses addresses by error. */
function mailServer(refusals: Readonly<Record<string, Error>> = {}) {
  const tried: string[] = [];
  const sent: ReceiptMail[] = [];
  const sendMail = async (mail: { readonly to: string }) => {
    tried.push(mail.to);
    const refusal = refusals[mail.to];
    if (refusal) throw refusal;
    sent.push(mail as ReceiptMail);
  };
  const context = testContext(database, { sendMail }, { sendMail });
  const runAt = async (now: number, isStopping = () => false) => {
    context.setNow(now);
    await sendOutbox(context, isStopping);
    return tried.splice(0);
  };
  return { sent, context, runAt };
}

async function queueReceipt(uuid: string, { sendAt = 100, attempts = 0 } = {}): Promise<void> {
  await insertUser(database, { uuid });
  await insertAccount(database, { user_uuid: uuid, ...dueAt(due) });
  const mail = { user_uuid: uuid, locale: "tr", attempts, send_at: sendAt };
  await database.insertInto("account_mails").values(mail).execute();
}

async function queueReport(email: string, now = 100): Promise<void> {
  const request = { kind: "copyright", about: [], reason: "r", name: "n", email, faith: true, locale: "tr" } as const;
  const token = newSecretToken();
  await insertReport(database, { request: { ...request, about: [] }, token, now, dueAt: due, sendsMail: true });
}

const left = async () =>
  (await database.selectFrom("account_mails").select("user_uuid").orderBy("user_uuid").execute()).map(
    (row) => row.user_uuid,
  );

it("what one recipient is refused holds up nobody else, whatever the answer is", async () => {
  const { runAt } = mailServer({
    "ada@example.com": mailError("EENVELOPE", 450),
    "can@example.com": mailError("EENVELOPE", 421),
    "nx@example.com": mailError("EENVELOPE", 550),
    "odd@example.com": new TypeError("a mail that cannot be written"),
  });
  for (const uuid of ["ada", "can", "ece"]) await queueReceipt(uuid);
  for (const email of ["nx@example.com", "odd@example.com", "oya@example.com"]) await queueReport(email);
  const all = ["ada", "can", "ece", "nx", "odd", "oya"].map((name) => `${name}@example.com`);
  expect((await runAt(100)).sort()).toEqual(all);
  expect((await runAt(100 + 60_000)).sort()).toEqual(all.filter((one) => !/ece|oya/.test(one)));
});

it("where the mail server takes nothing, the others wait for the next run", async () => {
  const { runAt } = mailServer({ "ada@example.com": mailError("ECONNECTION") });
  await queueReceipt("ada");
  await queueReceipt("can", { sendAt: 101 });
  await queueReport("oya@example.com");
  expect(await runAt(101)).toEqual(["ada@example.com"]);
  expect(await runAt(101)).toEqual(["can@example.com", "oya@example.com"]);
});

it("a connection that ends at one recipient holds up nobody else while the mail server answers", async () => {
  const { runAt, context } = mailServer({ "ada@example.com": mailError("ECONNECTION") });
  Object.assign(context, { takesMail: async () => true });
  await queueReceipt("ada");
  await queueReport("oya@example.com");
  expect(await runAt(100)).toEqual(["ada@example.com", "oya@example.com"]);
});

it("first attempts go before others: of twenty mails a run, however many wait to be tried again", async () => {
  const { runAt } = mailServer();
  for (let number = 0; number < 25; number++) await queueReceipt(`user${number}`, { attempts: 1, sendAt: number });
  await queueReceipt("ada");
  await queueReport("oya@example.com");
  const tried = await runAt(100);
  expect(tried.slice(0, 3)).toEqual(["ada@example.com", "oya@example.com", "user0@example.com"]);
  expect(tried).toHaveLength(20);
});

it("nothing is sent once the process ends", async () => {
  const { runAt } = mailServer();
  await queueReceipt("ada");
  expect(await runAt(100, () => true)).toEqual([]);
  expect(await left()).toEqual(["ada"]);
});

describe("a receipt", () => {
  it("is sent once, with a token that is stored as a hash only", async () => {
    const { runAt, sent } = mailServer();
    await queueReceipt("ada");
    expect([...(await runAt(100)), ...(await runAt(100))]).toEqual(["ada@example.com"]);
    const [mail] = sent;
    expect(mail).toMatchObject({ to: "ada@example.com", locale: "tr", state: "deleting", reference: `R-${due}` });
    expect((await findRequest(database, mail?.token ?? ""))?.userUuid).toBe("ada");
    const stored = await database.selectFrom("account_tokens").selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(mail?.token);
  });

  it("is tried ten times, with growing pauses, and never logged with its address", async () => {
    const refusal = Object.assign(new Error("550 <ada@example.com> unknown"), { code: "EENVELOPE" });
    const { runAt, context } = mailServer({ "ada@example.com": refusal });
    await queueReceipt("ada");
    const times: number[] = [];
    for (;;) {
      const [mail] = await database.selectFrom("account_mails").select("send_at").execute();
      if (!mail) break;
      expect(await runAt(mail.send_at - 1)).toEqual([]);
      expect(await runAt(mail.send_at)).toHaveLength(1);
      times.push(mail.send_at);
    }
    const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(pauses).toEqual(Array.from({ length: 9 }, (_, index) => 60_000 * 2 ** index));
    expect(context.logged).toHaveLength(10);
    expect(context.logged.join("")).toContain("EENVELOPE");
    expect(context.logged.join("")).not.toContain("ada@");
  });

  it("of a later request survives the sending of the one before", async () => {
    await queueReceipt("ada");
    const sendMail = async () => {
      await database.updateTable("account_mails").set({ send_at: 150, locale: "ar" }).execute();
    };
    const context = testContext(database, { sendMail });
    context.setNow(100);
    await sendOutbox(context, () => false);
    expect(await database.selectFrom("account_mails").select("locale").execute()).toEqual([{ locale: "ar" }]);
  });

  it("goes to an account once a minute, however often its state changes, and the last one says the last state", async () => {
    const { runAt, sent } = mailServer();
    await insertUser(database, { uuid: "ada" });
    await insertAccount(database, { user_uuid: "ada" });
    const act = (action: "delete" | "freeze", now: number) => {
      const request = { userUuid: "ada", action, token: newSecretToken(), now, deleteAt: due, mailLocale: "tr" };
      return applyAction(database, request);
    };
    for (let second = 0; second < 130; second++) {
      await act(second % 2 === 0 ? "delete" : "freeze", second * 1000);
      await runAt(second * 1000);
    }
    expect(sent.map(({ requestedAt }) => requestedAt.getTime())).toEqual([0, 60_000, 120_000]);
    await runAt(180_000);
    expect(sent.slice(3)).toMatchObject([{ state: "frozen", requestedAt: new Date(129_000) }]);
    await runAt(240_000);
    expect(sent).toHaveLength(4);
  });

  it("waits for no clock that was ahead", async () => {
    const { runAt } = mailServer();
    await queueReceipt("ada");
    await database
      .updateTable("accounts")
      .set({ mailed_at: 31 * 86_400_000 })
      .execute();
    expect(await runAt(100)).toHaveLength(1);
  });
});
