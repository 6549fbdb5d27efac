import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { runBackgroundJob } from "#backend/background-job.ts";
import { openDatabase } from "#backend/db/open-database.ts";
import { insertPost, insertUser } from "#backend/db/test-rows.harness.ts";
import { hashSecretToken } from "#backend/secret-token.ts";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import { dueAt, insertAccount, testContext, testPasswordHash } from "./accounts.harness.ts";
import { addToken } from "./accounts.queries.ts";

test("after the job, no file of the database has anything of a deleted account", async () => {
  const dataDirectory = temporaryFolder();
  const database = await openDatabase({ dataDirectory });
  onTestFinished(() => database.destroy());
  const bio = "Boğaz’da yürür, ".repeat(400); // longer than a page, so that it has pages of its own
  await insertUser(database, { uuid: "ada", username: "ada-of-the-bosporus", bio });
  await insertAccount(database, { user_uuid: "ada", email: "ada@posta.example", ...dueAt(10) });
  await insertPost(database, { uuid: "p1", author_uuid: "ada", content: "Vapurda sabah" });
  await addToken(database, "ada", "T".repeat(43));
  const traces = [
    "ada@posta",
    testPasswordHash,
    "ada-of-the-bosporus",
    "Boğaz’da",
    "Vapurda",
    hashSecretToken("T".repeat(43)),
  ];
  const found = async () => {
    const files = (await readdir(dataDirectory)).filter((name) => name.startsWith("database.sqlite"));
    const contents = await Promise.all(files.map((name) => readFile(join(dataDirectory, name), "utf8")));
    return traces.filter((trace) => contents.some((content) => content.includes(trace)));
  };
  expect(await found()).toEqual(traces);
  const context = testContext(database, { mediaDirectory: join(dataDirectory, "media") });
  context.setNow(10);
  await runBackgroundJob(context);
  expect(await found()).toEqual([]);
});
