import { expect, test } from "vitest";
import { readCommand } from "./read-command.ts";
import { ReportsError } from "./reports-error.ts";

const answer = ["answer", "K7QM-2XRT-9WPA", "--decision", "kept", "--ground", "g", "--text", "/a.txt"];
const without = (option: string) => answer.toSpliced(answer.indexOf(option), 2);

test.each([
  [["lst"], 'There is no command "lst": list, show, answer or statistics.'],
  [["show"], "show needs the REFERENCE of a report."],
  [["list", "\u001b[2J"], 'list does not take "\\u{1b}[2J".'],
  [[...answer, "more"], 'answer does not take "more".'],
  [without("--decision"), "--decision is missing: removed, withheld, kept, answered."],
  [without("--ground"), '--ground is missing: the rule or the law, such as "Community rules, 3".'],
  [without("--text"), "--text is missing: the file with the reasons."],
  [[...answer, "--decision", "burned"], '--decision cannot be "burned": removed, withheld, kept, answered.'],
  [[...answer, "--grund", "g"], "Unknown option '--grund'."],
  [[...answer, "--text"], "Option '--text <value>' argument missing."],
])("%j names what is wrong, in one line", (words, message) => {
  expect(() => readCommand(words)).toThrow(new ReportsError(message, 2));
});

test("reads every option of an answer", () => {
  expect(
    readCommand([...answer, "--about", "post/a", "--about", "post/b", "--objection-to", "aa", "--dry-run"]),
  ).toEqual({
    name: "answer",
    reference: "K7QM-2XRT-9WPA",
    outcome: "kept",
    ground: "g",
    file: "/a.txt",
    blockedBy: undefined,
    about: ["post/a", "post/b"],
    objectionTo: "AA",
    isGeneral: false,
    isDryRun: true,
    language: "tr",
  });
  expect(readCommand(["list", "--decided"])).toEqual({ name: "list", isDecided: true });
  expect(readCommand(["--help"])).toEqual({ name: "help" });
  expect(readCommand([])).toBeUndefined();
});
