import { expect, it } from "vitest";
import { databaseStartTimeout, testDatabases } from "#backend/db/test-databases.harness.ts";
import { reportRequest } from "#backend/db/test-rows.harness.ts";
import { decideReport } from "#backend/reports/reports.harness.ts";
import { insertReport } from "#backend/reports/reports.queries.ts";
import { newSecretToken } from "#backend/secret-token.ts";
import { decidedList } from "./report-lists.ts";

it.each(testDatabases)(
  "lists the last decisions, each once for all reports of its case, on $dialect",
  async ({ open }) => {
    await using database = await open();
    const send = async (uuid: string) => {
      const request = { ...reportRequest, about: [{ kind: "post" as const, uuid }] };
      const stored = { request, token: newSecretToken(), now: 1, dueAt: 2, sendsMail: false };
      return (await insertReport(database, stored)).reference;
    };
    expect(await decidedList(database)).toBe("Nothing is decided.\n");
    const old = await send("p3");
    await decideReport(database, { reference: old, outcome: "kept", now: 60_000 });
    const [reference] = [await send("p1"), await send("p1")];
    await decideReport(database, { reference, outcome: "removed", now: 120_000 });
    const newest = `${reference}  1970-01-01 00:02 UTC  removed   Kural 3  hides post/p1 (removed)\n`;
    expect(await decidedList(database, 1)).toBe(newest);
    expect(await decidedList(database)).toBe(
      `${newest}${old}  1970-01-01 00:01 UTC  kept      Kural 3  hides nothing\n`,
    );
  },
  databaseStartTimeout,
);
