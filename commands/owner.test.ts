import { expect, it } from "vitest";
import { runCommand } from "#scripts/test/run-command.harness.ts";
import { runOwner } from "./owner.ts";

const run = (...words: string[]) => runCommand(runOwner, words, {});

it("prints its usage, also for a command that is not there", async () => {
  const usage = expect.stringContaining("docs/operations.md");
  expect(await run()).toEqual({ status: 2, output: "", errors: usage });
  expect(await run("toString")).toEqual({ status: 2, output: "", errors: usage });
  expect(await run("backup")).toMatchObject({ status: 2, errors: "It needs FOLDER.\n" });
  expect(await run("move", "--all")).toMatchObject({ status: 2, errors: expect.stringContaining("--all") });
  expect(await run("move")).toMatchObject({ status: 2, errors: expect.stringContaining("DATABASE_URL") });
});
