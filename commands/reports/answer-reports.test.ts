import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Kysely } from "kysely";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import type { Tables } from "#backend/db/tables.ts";
import { testDatabases } from "#backend/db/test-databases.harness.ts";
import { insertPost, insertUser, reportRequest } from "#backend/db/test-rows.harness.ts";
import { listCases } from "#backend/reports/list-cases.ts";
import { findReport, insertReport } from "#backend/reports/reports.queries.ts";
import { newSecretToken } from "#backend/secret-token.ts";
import type { ReportRequest } from "#contract/reports.ts";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import { readWords } from "../command-line.ts";
import { answerReports } from "./answer-reports.ts";
import { describeReport } from "./describe-report.ts";
import { moderationOptions, readAnswer } from "./read-answer.ts";

const settings = { siteOrigin: "https://www.meydan.example", mail: undefined };

let database: Kysely<Tables>;
let folder: string;

beforeEach(async () => {
  const [sqlite] = testDatabases;
  if (!sqlite) throw new Error("there is no database");
  database = await sqlite.open();
  onTestFinished(() => database.destroy());
  folder = temporaryFolder();
  for (const name of ["tr", "en"]) await writeFile(join(folder, `${name}.txt`), `Reasons in ${name}.`);
  await insertUser(database, { uuid: "can" });
  for (const uuid of ["p1", "p2"]) await insertPost(database, { uuid, author_uuid: "can" });
});

async function send(more: Partial<ReportRequest> = {}): Promise<string> {
  const request = { ...reportRequest, ...more };
  const stored = await insertReport(database, { request, token: newSecretToken(), now: 1, dueAt: 2, sendsMail: false });
  return stored.reference;
}
const posts = (...uuids: string[]) => uuids.map((uuid) => ({ kind: "post" as const, uuid }));
const text = (name: string) => join(folder, `${name}.txt`);

function answer(...words: string[]): Promise<string> {
  const { positionals, values } = readWords(["--ground", "g", ...words], moderationOptions);
  return answerReports(positionals, readAnswer(values), database, settings);
}
const textOf = async (reference: string) => (await findReport(database, reference))?.decision?.text;
const outcomes = async () =>
  (await database.selectFrom("report_decisions").select("outcome").execute()).map(({ outcome }) => outcome);

it("decides many cases with one command, each once", async () => {
  const references = [
    await send(),
    await send(),
    await send({ about: posts("p1") }),
    await send({ about: posts("p1") }),
  ];
  const words = [...references, "--text", text("tr"), "--decision"];
  expect(await answer(...words, "kept", "--dry-run")).toMatch(/\n3 cases would be kept\.\n$/);
  expect(await outcomes()).toEqual([]);
  expect(await answer(...words, "kept")).toMatch(/\n3 cases are kept\.\n$/);
  expect(await outcomes()).toEqual(Array(4).fill("kept"));
});

it("decides none of several where one does not fit, and hides none without the option for all", async () => {
  const [one, other, question] = [
    await send({ about: posts("p1") }),
    await send({ about: posts("p2") }),
    await send({ kind: "information", name: "Ada", email: "ada@example.com" }),
  ];
  const words = ["--text", text("tr"), "--decision", "removed"];
  await expect(answer(one, other, ...words)).rejects.toThrow("hide the content of 2 cases. Say --all");
  await expect(answer(one, question, "--all", ...words)).rejects.toThrow(`${question}: A request for information`);
  await expect(answer(one, "AAAA", "--all", ...words)).rejects.toThrow("There is no report AAAA.");
  await expect(answer(one, other, "--all", "--about", "post/p1", ...words)).rejects.toThrow("are for one case");
  for (const unfit of [["answered"], ["kept", "--blocked-by", "https://a.example"]]) {
    await expect(answer(one, "--text", text("tr"), "--decision", ...unfit)).rejects.toThrow();
  }
  const objection = await send({ kind: "objection", about: posts("p1"), name: "Can", email: "can@example.com" });
  await expect(answer(one, objection, "--text", text("tr"), "--decision", "kept")).rejects.toThrow(
    `${objection} is an author's objection`,
  );
  expect(await outcomes()).toEqual([]);
  await answer(one, other, "--all", ...words);
  expect(await outcomes()).toEqual(["removed", "removed"]);
});

it.each(["removed", "withheld"])("%s of several addresses names each, or says that all are meant", async (outcome) => {
  const reference = await send({ about: posts("p1", "p2") });
  const words = [reference, "--text", text("tr"), "--decision", outcome];
  await expect(answer(...words)).rejects.toThrow(
    `Name each that is to be ${outcome}, or say --all:\n  --about post/p1`,
  );
  expect(await answer(...words, "--about", "post/p2", "--dry-run")).toContain(`\npost/p2 is ${outcome}.\n`);
  expect(await answer(...words, "--all")).toContain(`\npost/p1 is ${outcome}.\npost/p2 is ${outcome}.\n`);
  expect(await answer(reference, "--text", text("tr"), "--decision", "kept")).toContain("\npost/p1 is not hidden.\n");
});

it("closes a report with an answer about some of its addresses, names the others, and shows each decision", async () => {
  const reference = await send({ about: posts("p1", "p2") });
  const words = (...more: string[]) => answer(reference, "--text", text("tr"), "--decision", ...more);
  const first = await words("removed", "--about", "post/p1");
  expect(first).toContain("\npost/p1 is removed.\npost/p2 is not hidden, as before: --about leaves it out.\n");
  expect(first.match(/example\/post\/p\d$/gm)).toEqual(["example/post/p1"]);
  expect(await listCases(database, 1)).toEqual([]);
  const second = await words("withheld", "--about", "post/p2");
  expect(second).toContain("\npost/p1 is removed, as before: --about leaves it out.\npost/p2 is withheld.\n");
  const decided = await findReport(database, reference);
  const history = decided && (await describeReport(database, decided, settings.siteOrigin));
  expect(history?.match(/(?<=^Decision {5})\w+/gm)).toEqual(["removed", "withheld"]);
});

it("takes a text for each language of a case, and says which are missing", async () => {
  const about = posts("p1");
  const turkish = await send({ about });
  const english = await send({ about, locale: "en" });
  const german = await send({ about, locale: "de" });
  const stored = await findReport(database, turkish);
  const shown = stored && (await describeReport(database, stored, settings.siteOrigin));
  expect(shown).toContain("\nReporters of the case read de (1), en (1), tr (1).\n");

  const words = [turkish, "--decision", "removed", "--text"];
  await expect(answer(...words, `en=${text("en")}`)).rejects.toThrow(
    "There is no text in de (1), tr (1). Add --text LANGUAGE=FILE",
  );
  expect(await outcomes()).toEqual([]);
  const output = await answer(...words, `tr=${text("tr")}`, "--text", text("en"));
  expect(output).toContain("Reasons in tr.");
  expect(await textOf(turkish)).toBe("Reasons in tr.");
  for (const reference of [english, german]) expect(await textOf(reference)).toBe("Reasons in en.");
});
