import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { createOldDatabase, describeDatabase, openInProcess } from "./killed-migration.harness.ts";

it("a migration that is killed leaves the database as it was, and the next start does it as a whole", async () => {
  const dataDirectory = await mkdtemp(join(tmpdir(), "killed-migration-"));
  onTestFinished(() => rm(dataDirectory, { recursive: true }));
  const events = 50_000;
  await createOldDatabase({ dataDirectory }, events);
  const before = await describeDatabase({ dataDirectory });
  expect(before).toEqual({ migrations: ["0001-content"], hasTimeZone: false, hasAccounts: false, events });
  for (const killAfterMs of [0, 15, 40]) {
    if ((await openInProcess({ dataDirectory }, killAfterMs)) === "killed") {
      expect(await describeDatabase({ dataDirectory })).toEqual(before);
    }
  }
  expect(await openInProcess({ dataDirectory })).toBe("done");
  expect(await describeDatabase({ dataDirectory })).toMatchObject({ hasTimeZone: true, hasAccounts: true, events });
});
