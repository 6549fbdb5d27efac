import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { expect, it } from "vitest";
import { createDueAccounts, due } from "./due-accounts.harness.ts";

// interrupted-job.test.ts has errors in the place of kills.

/** Runs the job in a process of its own. @param statements after which the process is killed */
async function runJob(dataDirectory: string, statements: number): Promise<"killed" | "done"> {
  const harness = join(import.meta.dirname, "killed-job.harness.ts");
  const child = spawn(process.execPath, [harness, dataDirectory, String(due), String(statements)], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  const [code, signal] = await once(child, "exit");
  if (signal !== "SIGKILL") expect(code).toBe(0);
  return signal === "SIGKILL" ? "killed" : "done";
}

it("a job that is killed again and again leaves nothing half-deleted, and ends its work", async () => {
  const { dataDirectory, expectNothingHalfDeleted } = await createDueAccounts(25);
  // After each statement of the first deletion, then further on: among the other accounts and their files.
  const kills = [...Array.from({ length: 16 }, (_, index) => index + 1), 60, 110, 160, 200];
  for (const statements of kills) {
    expect(await runJob(dataDirectory, statements)).toBe("killed");
    await expectNothingHalfDeleted();
  }
  expect(await runJob(dataDirectory, Number.POSITIVE_INFINITY)).toBe("done");
  expect(await expectNothingHalfDeleted()).toBe(0);
});
