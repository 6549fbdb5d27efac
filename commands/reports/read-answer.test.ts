import { expect, test } from "vitest";
import { runCommand } from "#scripts/test/run-command.harness.ts";
import { runReports } from "../reports.ts";

const answer = ["answer", "K7QM-2XRT-9WPA", "--decision", "kept", "--ground", "g", "--text", "/a.txt"];
const without = (option: string) => answer.toSpliced(answer.indexOf(option), 2);

test.each([
  [["lst"], "The command must be one of list, show, answer, statistics."],
  [["show"], "show needs the REFERENCE of a report."],
  [["list", "\u001b[2J"], 'list does not take "\\u{1b}[2J".'],
  [["show", "a", "more"], 'show does not take "more".'],
  [["answer", ...answer.slice(2)], "answer needs the REFERENCE of a report."],
  [without("--decision"), "--decision must be one of removed, withheld, kept, answered."],
  [without("--ground"), '--ground is missing: the rule or the law, such as "Community rules, 3".'],
  [without("--text"), "--text is missing: the file with the reasons."],
  [[...answer, "--decision", "burned"], "--decision must be one of removed, withheld, kept, answered."],
  [[...answer, "--grund", "g"], "Unknown option '--grund'."],
  [[...answer, "--text"], "Option '--text <value>' argument missing."],
])("%j names what is wrong, in one line", async (words, message) => {
  expect(await runCommand(runReports, words, {})).toEqual({ status: 2, output: "", errors: `${message}\n` });
});

test("the usage is printed where it is asked for, and where nothing is", async () => {
  expect(await runCommand(runReports, ["--help"], {})).toMatchObject({ status: 0, errors: "" });
  expect(await runCommand(runReports, [], {})).toMatchObject({ status: 2, output: "" });
});
