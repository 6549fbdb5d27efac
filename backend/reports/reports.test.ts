import type { Kysely } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testContext } from "#backend/accounts/accounts.harness.ts";
import { createBackend } from "#backend/app.ts";
import { runBackgroundJob } from "#backend/background-job.ts";
import type { Tables } from "#backend/db/tables.ts";
import { databaseStartTimeout, emptyTables, testDatabases } from "#backend/db/test-databases.harness.ts";
import { insertPost, insertUser } from "#backend/db/test-rows.harness.ts";
import { idempotencyKeyHeader } from "#contract/idempotency-key.ts";
import { productPaths } from "#contract/product-paths.ts";
import {
  type ReportOutcome,
  type ReportReceipt,
  type ReportRequest,
  type ReportStatus,
  receiptMailHeader,
} from "#contract/reports.ts";
import type { ReportMail } from "../backend-context.ts";
import { listCases } from "./list-cases.ts";
import { reportStatistics } from "./report-statistics.ts";
import { decideReport, type TestDecision } from "./reports.harness.ts";

const day = 24 * 3600_000;
const report: ReportRequest = {
  kind: "copyright",
  about: [{ kind: "post", uuid: "p1" }],
  reason: "Benim resmim",
  name: "Ada",
  email: "ada@example.com",
  faith: true,
  locale: "tr",
};

describe.each(testDatabases)("reports on $dialect", ({ open }) => {
  let database: Kysely<Tables>;
  let context: ReturnType<typeof testContext>;
  let backend: ReturnType<typeof createBackend>;
  let mails: ReportMail[];
  let receipts: string[];

  beforeAll(async () => {
    database = await open();
  }, databaseStartTimeout);
  beforeEach(async () => {
    mails = [];
    receipts = [];
    context = testContext(
      database,
      { sendMail: async ({ to }) => void receipts.push(to) },
      { sendMail: async (mail) => void mails.push(mail) },
    );
    backend = createBackend(context);
    for (const uuid of ["can", "ece"]) await insertUser(database, { uuid });
    await insertPost(database, { uuid: "p1", author_uuid: "can" });
    await insertPost(database, { uuid: "p2", author_uuid: "can" });
    await insertPost(database, { uuid: "p3", author_uuid: "ece" });
  });
  afterEach(async () => {
    await backend.close();
    await emptyTables(database);
  });
  afterAll(() => database.destroy());

  async function call<Result>(
    path: string,
    { token, body, headers }: { token?: string; body?: object; headers?: Record<string, string> } = {},
  ) {
    const response = await backend.fetch(
      new Request(`http://product-server.internal${path}`, {
        method: body || path !== productPaths.reports ? "POST" : "GET",
        headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
        ...(body && { body: JSON.stringify(body) }),
      }),
    );
    return { status: response.status, ...((await response.json()) as { result: Result }) };
  }
  const send = async (more: Partial<ReportRequest> = {}) =>
    (await call<ReportReceipt>(productPaths.reports, { body: { ...report, ...more } })).result;
  const show = (token: string) => call<ReportStatus>(productPaths.reports, { token });
  const decide = (reference: string, outcome: ReportOutcome, now = 2000) =>
    decideReport(database, { reference, outcome, now });
  const decideMore = (reference: string, outcome: ReportOutcome, more: Partial<TestDecision>) =>
    decideReport(database, { reference, outcome, now: 4000, ...more });
  const get = (path: string) => backend.fetch(new Request(`http://product-server.internal${path}`));
  const statuses = (...paths: string[]) => Promise.all(paths.map(async (path) => (await get(path)).status));

  it("counts on receipt, and is shown to whoever has its token", async () => {
    const receipt = await send();
    expect(receipt).toMatchObject({
      kind: "copyright",
      state: "received",
      mail: "sent",
      decision: null,
      canObject: false,
    });
    expect(Date.parse(receipt.dueAt) - Date.parse(receipt.receivedAt)).toBe(7 * day);
    const { token, ...status } = receipt;
    expect(await show(token)).toEqual({ status: 200, result: status });
    expect((await show("A".repeat(43))).status).toBe(404);
    const stored = await database.selectFrom("report_tokens").selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(token);
    const ofNothing = await send({ about: [{ kind: "post", uuid: "nothing" }] });
    expect([Object.keys(ofNothing), ofNothing.state]).toEqual([Object.keys(receipt), receipt.state]);
  });

  it("takes a report once that arrives twice, and answers the same; under the same key, another one is another", async () => {
    const headers = { [idempotencyKeyHeader]: "0b1d3c5e-6f70-4a81-9b92-a3b4c5d6e7f8" };
    const sendOnce = async (more: object = {}) =>
      (await call<ReportReceipt>(productPaths.reports, { headers, body: { ...report, ...more } })).result;
    const [first, second] = await Promise.all([sendOnce(), sendOnce()]);
    expect(second).toEqual(first);
    expect(await sendOnce()).toEqual(first);
    const other = await sendOnce({ reason: "başka" });
    expect([other.reference, other.token]).not.toEqual([first?.reference, first?.token]);
    const { count } = await database
      .selectFrom("reports")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(2);
  });

  it("mails within limits, and confirms with the mailed token only", async () => {
    const { token, reference } = await send();
    expect((await call(productPaths.confirmReport, { token })).status).toBe(404);
    await runBackgroundJob(context);
    expect(mails).toMatchObject([{ to: "ada@example.com", locale: "tr", reference, purpose: "receipt" }]);
    const mailed = mails[0]?.token ?? "";
    expect((await call<ReportStatus>(productPaths.confirmReport, { token: mailed })).result.mail).toBe("confirmed");
    expect((await call<ReportStatus>(productPaths.confirmReport, { token: mailed })).status).toBe(200);
    expect((await show(mailed)).status).toBe(200);
    expect([(await send()).mail, (await send()).mail, (await send()).mail]).toEqual(["sent", "sent", "none"]);
    expect((await send({ email: "other@example.com" })).mail).toBe("sent");
    await runBackgroundJob(context);
    await runBackgroundJob(context);
    expect(mails).toHaveLength(4);
  });

  it("mails no receipt where the visitor's network has had its share", async () => {
    const body = { ...report, email: "other@example.com" };
    const headers = { [receiptMailHeader]: "none" };
    const { result } = await call<ReportReceipt>(productPaths.reports, { body, headers });
    expect(result.mail).toBe("none");
    await runBackgroundJob(context);
    expect(mails).toEqual([]);
    expect((await send({ email: "other@example.com" })).mail).toBe("sent");
  });

  /** The users whose changes processes are notified of. */
  const announced = async () =>
    (await database.selectFrom("changes").orderBy("number").select("user_uuid").execute()).map((row) => row.user_uuid);

  it("removes a post: it is gone, and lists leave it out; an objection brings it back", async () => {
    const { reference, token } = await send();
    await decide(reference, "removed");
    expect(await statuses("/api/public/post/p1", "/api/public/post/p2")).toEqual([410, 200]);
    const list = await (await get("/api/public/users/posts/can")).text();
    expect([list.includes('"p1"'), list.includes('"p2"')]).toEqual([false, true]);
    expect(await (await get("/api/public/post/p3")).text()).not.toContain('"p1"');
    expect(await announced()).toEqual(["can"]);

    const decided = (await show(token)).result;
    expect(decided).toMatchObject({
      state: "decided",
      canObject: true,
      decision: { outcome: "removed", text: "Gerekçe" },
    });
    const objected = await call<ReportStatus>(productPaths.objectToDecision, { token, body: { reason: "Hayır" } });
    expect(objected.result).toMatchObject({ state: "objected", canObject: false });
    expect((await call(productPaths.objectToDecision, { token, body: { reason: "Hayır" } })).status).toBe(409);
    await decide(reference, "kept", 3000);
    expect(await statuses("/api/public/post/p1")).toEqual([200]);
    expect(await announced()).toEqual(["can", "can"]);
    expect((await show(token)).result).toMatchObject({
      state: "decided",
      canObject: false,
      decision: { outcome: "kept" },
    });
    expect(await reportStatistics(database)).toMatchObject([
      { month: "1970-01", kind: "copyright", received: 1, open: 0, objections: 1, reversed: 1, kept: 1 },
    ]);
  });

  it("withholds a profile with its posts, and says by which order", async () => {
    const { reference } = await send({ about: [{ kind: "profile", uuid: "can" }] });
    await decideMore(reference, "withheld", { blockedBy: "https://court.example/1" });
    for (const path of ["users/can", "users/posts/can", "post/p1"]) {
      const response = await get(`/api/public/${path}`);
      expect([response.status, response.headers.get("link")]).toEqual([
        451,
        '<https://court.example/1>; rel="blocked-by"',
      ]);
      expect(await response.json()).toEqual({ error: { code: "withheld" }, reference });
    }
    expect(await (await get("/api/public/post/p3")).text()).not.toContain('"p1"');
  });

  it("decides reports of one post as one case, and mails each", async () => {
    const first = await send();
    const same = await send({ kind: "child-safety", name: null, email: null });
    const wider = await send({ email: "b@example.com", about: [...report.about, { kind: "post", uuid: "p3" }] });
    const asked = await send({ kind: "information", email: "c@example.com" });
    const cases = await listCases(database, 1000);
    expect(cases.map(({ members, kinds }) => [members.length, kinds])).toEqual([
      [2, ["child-safety", "copyright"]],
      [1, ["copyright"]],
      [1, ["information"]],
    ]);
    const decided = await decide(first.reference, "removed");
    expect(decided.reports.map(({ reference }) => reference)).toEqual([first.reference, same.reference]);
    for (const { token } of [wider, asked]) expect((await show(token)).result.state).toBe("received");
    context.setNow(2000);
    await runBackgroundJob(context);
    const decisions = mails.filter(({ purpose }) => purpose === "decision");
    expect(decisions).toMatchObject([{ to: "ada@example.com", decision: { text: "Gerekçe", ground: "Kural 3" } }]);
  });

  const p = (...uuids: string[]) => uuids.map((uuid) => ({ kind: "post" as const, uuid }));
  const withheldBy = async (path: string) => {
    const response = await get(path);
    return [response.status, ((await response.json()) as { reference?: string }).reference];
  };

  it("lifts what its own case hides, and leaves what another case hides", async () => {
    const order = await send();
    await decideMore(order.reference, "withheld", { blockedBy: "https://court.example/1" });
    const wide = await send({ about: p("p1", "p2", "p3") });
    await decide(wide.reference, "kept", 5000);
    expect(await withheldBy("/api/public/post/p1")).toEqual([451, order.reference]);

    await decide(wide.reference, "removed", 6000);
    const response = await get("/api/public/post/p1");
    expect([response.status, response.headers.get("link")]).toEqual([
      451,
      '<https://court.example/1>; rel="blocked-by"',
    ]);
    expect(await statuses("/api/public/post/p2")).toEqual([410]);
    await decide(order.reference, "kept", 7000);
    expect(await statuses("/api/public/post/p1", "/api/public/post/p2")).toEqual([410, 410]);
    await decide(wide.reference, "kept", 8000);
    expect(await statuses("/api/public/post/p1", "/api/public/post/p2")).toEqual([200, 200]);
  });

  it("names an order before a rule, and the older of two orders", async () => {
    const rule = await send();
    await decide(rule.reference, "removed");
    const orders = [await send(), await send()];
    for (const { reference } of orders) await decide(reference, "withheld", 3000);
    // The two were open together: one case, which keeps the reference of the first decision.
    expect(await withheldBy("/api/public/post/p1")).toEqual([451, orders[0]?.reference]);
    const second = await send();
    await decide(second.reference, "withheld", 4000);
    expect(await withheldBy("/api/public/post/p1")).toEqual([451, orders[0]?.reference]);
    await decide(orders[0]?.reference ?? "", "removed", 5000);
    expect(await withheldBy("/api/public/post/p1")).toEqual([451, second.reference]);
    await decide(second.reference, "kept", 6000);
    expect(await statuses("/api/public/post/p1")).toEqual([410]);
  });

  it("decides again all reports that were decided together, also after an objection by one", async () => {
    const first = await send();
    const same = await send({ email: "b@example.com" });
    await decide(first.reference, "removed");
    context.setNow(2000);
    await runBackgroundJob(context);
    mails.length = 0;
    await call(productPaths.objectToDecision, { token: same.token, body: { reason: "Hayır" } });
    await decide(same.reference, "kept", 2000 + day);
    expect(await statuses("/api/public/post/p1")).toEqual([200]);
    for (const { token } of [first, same]) {
      expect((await show(token)).result).toMatchObject({ state: "decided", decision: { outcome: "kept" } });
    }
    context.setNow(2000 + day);
    await runBackgroundJob(context);
    expect(mails.map(({ to }) => to).sort()).toEqual(["ada@example.com", "b@example.com"]);
    await decide(first.reference, "removed", 2 * day);
    expect((await show(same.token)).result).toMatchObject({ decision: { outcome: "removed" } });
    // A report that came later is a case of its own.
    const later = await send();
    await decide(later.reference, "kept", 3 * day);
    expect(await statuses("/api/public/post/p1")).toEqual([410]);
  });

  describe("mails of decisions", () => {
    /** Decides at a time. @returns whom it mails */
    async function mailedBy(reference: string, outcome: ReportOutcome, now: number): Promise<string[]> {
      await decide(reference, outcome, now);
      context.setNow(now);
      await runBackgroundJob(context);
      return mails.splice(0).map(({ to }) => to);
    }

    it("go to a mailbox that nobody has confirmed once a day, however many reports and spellings name it", async () => {
      const spellings = ["ada@example.com", '"ada"@example.com', "Ada@EXAMPLE.com.", "ada+1@example.com"];
      const [first] = await Promise.all(spellings.map((email) => send({ email })));
      const other = await send({ about: p("p2"), email: "a.da@example.com" });
      const { reference = "" } = first ?? {};
      await runBackgroundJob(context);
      expect(mails.splice(0)).toHaveLength(3); // receipts
      expect(await mailedBy(reference, "removed", 2000)).toHaveLength(1);
      expect(await mailedBy(reference, "kept", 3000)).toEqual([]);
      expect(await mailedBy(other.reference, "removed", 4000)).toEqual([]);
      expect((await show(other.token)).result).toMatchObject({ decision: { outcome: "removed" } });
      expect(await mailedBy(other.reference, "kept", 2000 + day)).toEqual(["a.da@example.com"]);
      expect(await mailedBy(reference, "removed", 3000 + day)).toEqual([]);
    });

    it("go to a confirmed address each time, and once", async () => {
      const { reference } = await send();
      for (let number = 0; number < 3; number++) await send();
      await send({ email: "ada+typed@example.com" });
      await runBackgroundJob(context);
      await call(productPaths.confirmReport, { token: mails.splice(0)[1]?.token ?? "", body: {} });
      expect(await mailedBy(reference, "removed", 2000)).toEqual(["ada@example.com"]);
      expect(await mailedBy(reference, "kept", 3000)).toEqual(["ada@example.com"]);
    });

    it("with an answer, which no page shows, wait for their day", async () => {
      const asked = [await send({ kind: "information", about: [] }), await send({ kind: "information", about: [] })];
      await runBackgroundJob(context);
      mails.length = 0;
      const sent = [];
      for (const { reference } of asked) sent.push(await mailedBy(reference, "answered", 2000));
      expect(sent).toEqual([["ada@example.com"], []]);
      const shown = (await show(asked[0]?.token ?? "")).result;
      expect(shown).toMatchObject({ decision: { outcome: "answered", text: "" }, canObject: false });
      context.setNow(2000 + day);
      await runBackgroundJob(context);
      expect(mails).toMatchObject([{ reference: asked[1]?.reference, decision: { text: "Gerekçe" } }]);
    });
  });

  it("keeps an objected case apart from new reports of the same post", async () => {
    const objected = await send();
    await decide(objected.reference, "withheld");
    await call(productPaths.objectToDecision, { token: objected.token, body: { reason: "Hayır" } });
    const fresh = await send();
    const objection = await send({ kind: "objection" });
    expect((await listCases(database, 1000)).map((one) => one.reference).sort()).toEqual(
      [objected, fresh, objection].map(({ reference }) => reference).sort(),
    );
    await decide(fresh.reference, "kept", 3000);
    expect(await withheldBy("/api/public/post/p1")).toEqual([451, objected.reference]);
    expect((await show(objected.token)).result.state).toBe("objected");
  });

  it("makes an author's objection part of the case that it names, and changes no more than that", async () => {
    const first = await send({ about: p("p1", "p3") });
    await decide(first.reference, "removed");
    const other = await send({ about: p("p2") });
    await decide(other.reference, "removed");
    const objection = await send({ kind: "objection", about: p("p1", "p2"), email: "can@example.com" });
    const joined = { objectionTo: first.reference, about: p("p1") };
    const decided = await decideMore(objection.reference, "kept", joined);
    expect(decided.reports.map(({ reference }) => reference)).toEqual([objection.reference, first.reference]);
    expect(await statuses(...["p1", "p2", "p3"].map((uuid) => `/api/public/post/${uuid}`))).toEqual([200, 410, 410]);
    expect((await show(first.token)).result).toMatchObject({ decision: { outcome: "kept" } });
    await decide(first.reference, "removed", 5000);
    expect((await show(objection.token)).result).toMatchObject({ decision: { outcome: "removed" } });
    expect(await withheldBy("/api/public/post/p2")).toEqual([410, undefined]);
    const whole = await send({ kind: "objection", about: [] });
    await decideMore(whole.reference, "kept", { objectionTo: first.reference, now: 6000 });
    expect(await statuses("/api/public/post/p1", "/api/public/post/p3")).toEqual([200, 200]);
  });

  it("decides on some of the addresses: others stay as they are, with their reports", async () => {
    const wide = await send({ about: p("p1", "p2") });
    const narrow = await send({ about: p("p2") });
    await decideMore(wide.reference, "removed", { about: p("p1") });
    expect(await statuses("/api/public/post/p1", "/api/public/post/p2")).toEqual([410, 200]);
    expect((await show(wide.token)).result.state).toBe("decided");
    await decide(wide.reference, "removed", 5000);
    await decideMore(wide.reference, "kept", { about: p("p1"), now: 6000 });
    expect(await statuses("/api/public/post/p1", "/api/public/post/p2")).toEqual([200, 410]);
    expect((await show(narrow.token)).result.state).toBe("received");
  });

  it("lists what is overdue first, then what is confirmed", async () => {
    const later = await send({ about: [{ kind: "post", uuid: "p3" }] });
    await runBackgroundJob(context);
    await call(productPaths.confirmReport, { token: mails[0]?.token ?? "", body: {} });
    const sooner = await send({ kind: "child-safety" });
    const order = async (now: number) => (await listCases(database, now)).map(({ reference }) => reference);
    expect(await order(1000)).toEqual([later.reference, sooner.reference]);
    expect(await order(1000 + 2 * day)).toEqual([sooner.reference, later.reference]);
    expect(await order(1000 + 8 * day)).toEqual([later.reference, sooner.reference]);
  });

  it("counts what an author's objection reversed", async () => {
    const first = await send();
    await decide(first.reference, "removed", 2000);
    const other = await send({ about: p("p3") });
    await decide(other.reference, "withheld", 2000);
    const objections = [first, first, other];
    for (const [at, { reference }] of objections.entries()) {
      const about = reference === other.reference ? p("p3") : p("p1");
      const objection = await send({ kind: "objection", about, email: "can@example.com" });
      const outcome = reference === other.reference ? "withheld" : "kept"; // the second confirms the first
      await decideMore(objection.reference, outcome, { objectionTo: reference, now: 3000 + at });
    }
    expect(await reportStatistics(database)).toMatchObject([
      { kind: "copyright", received: 2, objections: 0, reversed: 0, kept: 1, withheld: 1 },
      { kind: "objection", received: 3, objections: 3, reversed: 1, kept: 2, withheld: 1 },
    ]);
  });

  it("deletes personal data months after the last decision; sums and what is hidden stay", async () => {
    const { reference, token } = await send();
    const open = await send({ reason: "açık kalan", about: [{ kind: "post", uuid: "p3" }] });
    await decide(reference, "removed");
    context.setNow(200 * day);
    await runBackgroundJob(context);
    expect((await show(token)).status).toBe(200);
    context.setNow(220 * day);
    await runBackgroundJob(context);
    expect((await show(token)).status).toBe(404);
    const stored = JSON.stringify(
      await Promise.all(
        (["reports", "report_decisions", "report_targets", "report_mails", "content_restrictions"] as const).map(
          (table) => database.selectFrom(table).selectAll().execute(),
        ),
      ),
    );
    for (const typed of ["Benim resmim", "Gerekçe", "Kural 3"]) expect(stored).not.toContain(typed);
    expect((await show(open.token)).status).toBe(200);
    expect(await statuses("/api/public/post/p1")).toEqual([410]);
    expect(await reportStatistics(database)).toMatchObject([{ received: 2, open: 1, removed: 1 }]);
    expect(context.logged.join()).not.toMatch(/ada@example|Benim resmim/);
    expect(receipts).toEqual([]);
  });
});
