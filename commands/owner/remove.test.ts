import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { openDatabase } from "#backend/db/open-database.ts";
import { insertPost, insertUser } from "#backend/db/test-rows.harness.ts";
import { findHiding } from "#backend/restrictions/restrictions.queries.ts";
import { runCommand } from "#scripts/test/run-command.harness.ts";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import { runOwner } from "../owner.ts";
import { runReports } from "../reports.ts";

const post = { kind: "post", uuid: "p1" } as const;
let folder: string;
let database: Awaited<ReturnType<typeof openDatabase>>;

beforeEach(async () => {
  folder = temporaryFolder();
  database = await openDatabase({ dataDirectory: folder });
  onTestFinished(() => database.destroy());
  await insertUser(database, { uuid: "can" });
  await insertPost(database, { uuid: "p1", author_uuid: "can" });
  await writeFile(join(folder, "reasons.txt"), "Kuralı çiğniyor.");
});

const variables = () => ({ INIT_CWD: folder, DATA_DIRECTORY: folder, SITE_ORIGIN: "https://www.example.com" });
const reports = (...words: string[]) => runCommand(runReports, words, variables());
const remove = (address: string, ...more: string[]) => {
  const reasons = ["--by", "Ece", "--ground", "Kural 3", "--text", "reasons.txt"];
  return runCommand(runOwner, ["remove", address, ...reasons, ...more], variables());
};

it("hides a post that nobody has reported and shows it again, with a record of both", async () => {
  const removed = await remove("https://www.example.com/post/p1");
  expect(removed).toMatchObject({ status: 0, errors: "" });
  expect(removed.output).toContain("post/p1 is removed.");
  expect(removed.output).toContain("For @can, the author, to hand over in the app:");
  const [hiding] = await findHiding(database, post);
  expect(hiding).toMatchObject({ state: "removed", target: "post/p1" });
  const { reference = "" } = hiding ?? {};
  expect((await reports("list", "--decided")).output).toMatch(new RegExp(`^${reference} .*Kural 3`));
  expect((await reports("show", reference)).output).toMatch(/Name +Ece\n.*Decision +removed, .*Kural 3\n.*Kuralı/s);
  expect((await remove("post/p1")).errors).toContain(`post/p1 is removed by ${reference} already.`);

  const returned = await remove("post/p1", "--decision", "kept", "--by", "Ada");
  expect(returned).toMatchObject({ status: 0, errors: "" });
  expect(returned.output).toContain("post/p1 is not hidden.");
  expect(await findHiding(database, post)).toEqual([]);
  const names = database.selectFrom("reports").select(["name", "state", "case_reference"]).orderBy("name");
  expect(await names.execute()).toEqual(
    ["Ada", "Ece"].map((name) => ({ name, state: "decided", case_reference: reference })),
  );
  expect((await reports("statistics")).output).toMatch(/\d{4}-\d\d,own-initiative,2,0,/);
});

it("hides a profile by an order, and decides what has been reported of it", async () => {
  const order = ["--decision", "withheld", "--blocked-by", "https://court.example/"];
  expect((await remove("profile/can", ...order)).output).toContain("profile/can is withheld.");
  expect(await findHiding(database, post)).toMatchObject([{ state: "withheld", blocked_by: "https://court.example/" }]);
  expect((await remove("post/p1", "--decision", "kept")).errors).toContain("with profile/can");
});

it("records nothing where it cannot decide", async () => {
  for (const [words, status] of [
    [["post/none"], 1],
    [["post/p1", "--decision", "kept"], 1],
    [["nonsense"], 2],
    [["post/p1", "post/p2"], 2],
    [["post/p1", "--dry-run"], 2],
    [["post/p1", "--by", ""], 2],
    [["post/p1", "--decision", "wrong"], 2],
  ] as const) {
    const [address = "", ...more] = words;
    expect((await remove(address, ...more)).status, words.join(" ")).toBe(status);
  }
  await rm(join(folder, "reasons.txt"));
  expect((await remove("post/p1")).errors).toContain("reasons.txt");
  expect(await database.selectFrom("reports").select("reference").execute()).toEqual([]);
  expect((await reports("answer", "K", "--by", "Ece")).status).toBe(2);
});
