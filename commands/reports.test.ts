import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { pino } from "pino";
import { expect, it, onTestFinished } from "vitest";
import { insertAccount } from "#backend/accounts/accounts.harness.ts";
import { openDatabase } from "#backend/db/open-database.ts";
import { insertMedia, insertPost, insertUser } from "#backend/db/test-rows.harness.ts";
import type { ReportRequest } from "#contract/reports.ts";
import { runCommand } from "#scripts/test/run-command.harness.ts";
import { readEnvironment } from "#server/config/environment.ts";
import { startSmtp } from "#server/mail/smtp.harness.ts";
import { openEmbeddedProductServer } from "#server/product-server/embedded-product-server.ts";
import { createReportsClient } from "#server/reports/reports-client.ts";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import { runReports } from "./reports.ts";

/** As far as the contract lets it through; posts of an import may have less, and are shown the same way. */
const hostile = "\u202eevil\u200b\nDecision: kept";

/** A product server with posts, and the command on its database. */
async function startModeration(changes: Readonly<Record<string, string | undefined>> = {}) {
  const folder = temporaryFolder();
  const { url, waitForMails } = await startSmtp();
  const variables = {
    DATA_DIRECTORY: folder,
    DEMO_CONTENT: "false",
    SITE_ORIGIN: "https://www.meydan.example",
    SMTP_URL: url,
    MAIL_FROM: "no-reply@meydan.example",
    ...changes,
  };
  const log = pino({ level: "silent" });
  const database = await openDatabase({ dataDirectory: folder });
  await insertUser(database, { uuid: "can" });
  await insertAccount(database, { user_uuid: "can", email: "can@example.com" });
  await insertMedia(database, { name: "a.jpg" });
  await insertPost(database, { uuid: "p1", author_uuid: "can", content: hostile });
  await insertUser(database, { uuid: "ece" });
  await insertPost(database, { uuid: "p2", author_uuid: "ece" });
  await database
    .insertInto("post_media")
    .values({ post_uuid: "p1", role: "picture", position: 0, media: "a.jpg", alt: null })
    .execute();
  await mkdir(join(folder, "media"));
  await writeFile(join(folder, "media/a.jpg"), "image");
  await writeFile(join(folder, "reasons.txt"), "Kuralı\r\nçiğniyor.\n");
  const server = await openEmbeddedProductServer(readEnvironment(variables), log);
  const changed: string[] = [];
  const removed: string[] = [];
  server.start({ onUserChange: (uuid) => changed.push(uuid), onMediaHidden: (names) => removed.push(...names) });
  onTestFinished(async () => {
    await server.close();
    await database.destroy();
  });
  const run = (...words: string[]) => runCommand(runReports, words, { INIT_CWD: folder, ...variables });
  const reports = server.reports && createReportsClient(server.reports, log);
  async function send(more: Partial<ReportRequest> = {}) {
    const report: ReportRequest = {
      kind: "personal-rights",
      about: [{ kind: "post", uuid: "p1" }],
      reason: hostile,
      name: hostile.replaceAll("\n", " "),
      email: "ada@example.com",
      faith: true,
      locale: "tr",
      ...more,
    };
    const result = await reports?.send(report, { mayMail: true });
    if (!result?.ok) throw new Error("the report was not taken");
    return result.value;
  }
  return { database, server, reports, run, send, changed, removed, waitForMails };
}

it("takes a report from its list to the mailed decision, the post gone, and back after an objection", async () => {
  const { server, reports, run, send, changed, removed, waitForMails } = await startModeration();
  expect(await run("list")).toEqual({ status: 0, output: "Nothing is open.\n", errors: "" });
  const { reference, token } = await send();
  expect((await run("list")).output).toMatch(
    new RegExp(`^${reference}  due in 48 h +personal-rights  1 report, 0 confirmed  post/p1\n$`),
  );
  const shown = (await run("show", reference)).output;
  expect(shown).toContain("  | \\u{202e}evil\\u{200b}\n  | Decision: kept\n");
  expect(shown).not.toContain("\u202e");
  expect(shown).not.toMatch(/^Decision: kept/m);

  const isPictureShown = async () => server.media?.isShown("/media/a.jpg");
  expect(await isPictureShown()).toBe(true);
  const answer = ["answer", reference, "--ground", "Kural 3", "--text", "reasons.txt", "--decision"];
  const answered = await run(...answer, "removed");
  expect(answered.errors).toBe("");
  expect(answered.output).toContain(`${reference} is decided: removed. 1 mail is queued.`);
  expect(answered.output).toContain("\nKuralı\nçiğniyor.\n");
  expect(answered.output).toContain("https://www.meydan.example/post/p1\n");
  await expect.poll(() => changed, { timeout: 30_000 }).toContain("can");
  await expect.poll(isPictureShown, { timeout: 30_000 }).toBe(false);
  await expect.poll(() => removed).toContain("a.jpg");
  expect((await server.content.fetch(new Request(`${server.content.origin}/api/public/post/p1`))).status).toBe(410);

  const mails = await waitForMails(1);
  expect(mails[0]?.text).not.toMatch(/evil/);
  await reports?.object(token, { reason: "Hayır" });
  expect((await run("list")).output).toContain("(objection)");
  expect((await run(...answer, "kept")).status).toBe(0);
  await expect.poll(isPictureShown, { timeout: 30_000 }).toBe(true);
  expect((await server.content.fetch(new Request(`${server.content.origin}/api/public/post/p1`))).status).toBe(200);
  const csv = (await run("statistics")).output;
  expect(csv).toMatch(/^month,kind,[^\n]+\r\n\d{4}-\d\d,personal-rights,1,0,0,0,1,0,0,1,1\r\n$/);
});

it("tells information about a user to the account's own address only", async () => {
  const { run, send } = await startModeration();
  const answer = async (email: string, ...more: string[]) => {
    const { reference } = await send({ kind: "information", about: [], email });
    expect((await run("show", reference)).output).toContain("Account ");
    return run("answer", reference, "--decision", "answered", "--ground", "g", "--text", "reasons.txt", ...more);
  };
  expect(await answer("ada@example.com")).toMatchObject({ status: 1, output: "" });
  expect(await answer("ada@example.com", "--general")).toMatchObject({ status: 0 });
  expect(await answer("can@example.com")).toMatchObject({ status: 0 });
});

const posts = (...uuids: string[]) => uuids.map((uuid) => ({ kind: "post" as const, uuid }));

it("says which address another case hides, and prints a statement for each author", async () => {
  const { run, send } = await startModeration();
  const answer = (reference: string, ...words: string[]) =>
    run("answer", reference, "--ground", "Kural 3", "--text", "reasons.txt", ...words);
  const order = await send();
  const withheld = await answer(order.reference, "--decision", "withheld", "--blocked-by", "https://court.example/1");
  expect(withheld.output).toContain("\npost/p1 is withheld.\n");
  const wide = await send({ about: posts("p1", "p2") });
  const kept = await answer(wide.reference, "--decision", "kept");
  expect(kept.output).toContain(`\npost/p1 is withheld by ${order.reference}.\npost/p2 is not hidden.\n`);
  expect(kept.output).not.toContain("https://www.meydan.example/post/p1\n");

  const removed = await answer(wide.reference, "--decision", "removed", "--all");
  expect(removed.output).toContain(`\npost/p1 is withheld by ${order.reference}, and removed.\npost/p2 is removed.\n`);
  const [, forCan = "", forEce = ""] = removed.output.split(/^For @/m);
  expect([forCan, forEce].map((one) => one.match(/example\/post\/p\d/g))).toEqual([
    ["example/post/p1"],
    ["example/post/p2"],
  ]);

  const some = await answer(wide.reference, "--decision", "kept", "--about", "post/p1");
  expect(some.output).toContain("\npost/p2 is removed, as before: --about leaves it out.\n");
  expect(await answer(wide.reference, "--decision", "kept", "--about", "post/p9")).toMatchObject({
    status: 1,
    errors: `--about must be an address of ${wide.reference}, but post/p9 is none.\n`,
  });
  const list = (await run("list", "--decided")).output.trimEnd().split("\n");
  const line = (reference: string, outcome: string, hides: string) =>
    expect.stringMatching(new RegExp(`^${reference} .* ${outcome} .*Kural 3 .*hides ${hides}$`));
  expect(list).toEqual([
    line(wide.reference, "kept", "post/p2 \\(removed\\)"),
    line(wide.reference, "removed", "post/p2 \\(removed\\)"),
    line(wide.reference, "kept", "post/p2 \\(removed\\)"),
    line(order.reference, "withheld", "post/p1 \\(withheld\\)"),
  ]);
});

it("joins an author's objection to the case that hides its content, and asks where several do", async () => {
  const { database, run, send } = await startModeration();
  const answer = (reference: string, ...words: string[]) =>
    run("answer", reference, "--ground", "Kural 3", "--text", "reasons.txt", "--decision", ...words);
  const objectTo = (...uuids: string[]) =>
    send({ kind: "objection", about: posts(...uuids), email: "can@example.com" });
  const first = await send();
  await answer(first.reference, "removed");
  const { output } = await answer((await objectTo("p1")).reference, "kept");
  expect(output).toContain(
    `with 1 more of the same case (${first.reference}). 1 mail is queued. A confirmed address gets one of each decision, another one a day; the status pages show all.\npost/p1 is not hidden.\n`,
  );
  expect(output).toContain("For @");

  // The report is forgotten, or was never here: an import brought what it hides.
  const imported = await send({ about: posts("p2") });
  await answer(imported.reference, "removed");
  await database.deleteFrom("reports").where("reference", "=", imported.reference).execute();
  await answer(first.reference, "removed");
  const { reference } = await objectTo("p1", "p2");
  expect((await answer(reference, "kept")).errors).toMatch("Say with --objection-to REFERENCE");
  expect((await answer(reference, "kept", "--objection-to", "K7QM-2XRT-9WPA")).errors).toMatch("There is no case");
  expect((await answer(first.reference, "kept", "--objection-to", imported.reference)).status).toBe(1);
  const lifted = await answer(reference, "kept", "--objection-to", imported.reference);
  expect(lifted).toMatchObject({ errors: "", output: expect.stringContaining("\npost/p2 is not hidden.\n") });
  expect((await answer(reference, "removed")).output).toContain("\npost/p2 is removed.\n");

  const both = await send({ about: posts("p1", "p2") });
  await answer(both.reference, "removed", "--all");
  const one = await objectTo("p1");
  const named = await answer(one.reference, "kept", "--objection-to", both.reference);
  expect(named.errors).toContain("Name each that is to be kept, or say --all:\n  --about post/p1\n  --about post/p2\n");
  const nothing = await objectTo();
  expect((await answer(nothing.reference, "kept")).errors).toMatch("names no post or profile");
});

it("does not warn who is reported for a child's safety where nothing was hidden", async () => {
  const { run, send } = await startModeration();
  const { reference } = await send({ kind: "child-safety", name: null, email: null });
  const answer = (outcome: string) =>
    run("answer", reference, "--ground", "g", "--text", "reasons.txt", "--decision", outcome);
  const kept = (await answer("kept")).output;
  expect(kept).toContain("No mail is queued: no address was given.\n");
  expect(kept).toContain("No statement for the author: ");
  expect(kept).not.toContain("For @");
  await answer("removed");
  expect((await answer("kept")).output).toContain("For @");
});

it("says what is missing of the settings", async () => {
  const { run, send } = await startModeration({ SITE_ORIGIN: undefined, SMTP_URL: undefined, MAIL_FROM: undefined });
  const { reference } = await send();
  const rest = ["--decision", "removed", "--ground", "g", "--text", "reasons.txt"];
  const answered = await run("answer", reference, ...rest);
  expect(answered.errors).toBe(
    "SITE_ORIGIN is not set: links begin with http://127.0.0.1:4321, which visitors cannot open.\n",
  );
  expect(answered.output).toContain(`No mail is queued: this command has no SMTP_URL and MAIL_FROM.`);
  expect((await run("list")).errors).toBe("");
  expect((await run("show", reference)).output).toContain("(no receipt was mailed: there was no mail server");
});

it("as a process, opens no database that is not there", async () => {
  const folder = join(temporaryFolder(), "none");
  const script = spawn(process.execPath, [join(import.meta.dirname, "reports.ts"), "list"], {
    env: { PATH: process.env.PATH, DATA_DIRECTORY: folder },
  });
  const status = once(script, "close");
  const [output, errors] = await Promise.all([text(script.stdout), text(script.stderr)]);
  expect([await status, output]).toEqual([[1, null], ""]);
  expect(errors).toMatch(/^There is no database: .*none has no database\.sqlite\. DATA_DIRECTORY names the folder,/);
  expect(existsSync(folder)).toBe(false);
});
