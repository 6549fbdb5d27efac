import { expect, it } from "vitest";
import { runCommand } from "#scripts/test/run-command.harness.ts";
import { runOwner } from "./owner.ts";

const run = (...words: string[]) => runCommand(runOwner, words, {});

it("prints its usage, and names a command that is not there", async () => {
  const usage = expect.stringContaining("docs/operations.md");
  expect(await run()).toEqual({ status: 2, output: "", errors: usage });
  expect(await run("--help")).toEqual({ status: 0, output: usage, errors: "" });
  expect(await run("toString")).toMatchObject({ status: 2, errors: expect.stringContaining('"toString"') });
});
