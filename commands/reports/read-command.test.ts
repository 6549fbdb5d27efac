import { expect, test } from "vitest";
import { readCommand } from "./read-command.ts";

const answer = ["answer", "K7QM-2XRT-9WPA", "--decision", "kept", "--ground", "g", "--text", "/a.txt"];
const without = (option: string) => answer.toSpliced(answer.indexOf(option), 2);

test.each([
  [["lst"], 'There is no command "lst": list, show, answer or statistics.'],
  [["show"], "show needs the REFERENCE of a report."],
  [["list", "\u001b[2J"], 'list does not take "\\u{1b}[2J".'],
  [["show", "a", "more"], 'show does not take "more".'],
  [["answer", ...answer.slice(2)], "answer needs the REFERENCE of a report."],
  [[...answer, "--text", "xx=a.txt"], /^--text cannot be in "xx": tr, /],
  [[...answer, "--text", "en=a.txt", "--text", "en=b.txt"], "There are two texts for en."],
  [without("--decision"), "--decision is missing: removed, withheld, kept, answered."],
  [without("--ground"), '--ground is missing: the rule or the law, such as "Community rules, 3".'],
  [without("--text"), "--text is missing: the file with the reasons."],
  [[...answer, "--decision", "burned"], '--decision cannot be "burned": removed, withheld, kept, answered.'],
  [[...answer, "--grund", "g"], "Unknown option '--grund'."],
  [[...answer, "--text"], "Option '--text <value>' argument missing."],
])("%j names what is wrong, in one line", (words, message) => {
  const read = () => readCommand(words);
  expect(read).toThrow(message);
  expect(read).toThrow(expect.objectContaining({ status: 2 }));
});

test("reads every option of an answer", () => {
  expect(
    readCommand([
      ...[...answer, "--text", "en=/b.txt", "--about", "post/a", "--about", "post/b", "--objection-to", "aa"],
      ...["--dry-run", "--all", "--cases", "/c.txt"],
    ]),
  ).toEqual({
    name: "answer",
    references: ["K7QM-2XRT-9WPA"],
    casesFile: "/c.txt",
    outcome: "kept",
    ground: "g",
    files: [
      { language: undefined, path: "/a.txt" },
      { language: "en", path: "/b.txt" },
    ],
    isAll: true,
    blockedBy: undefined,
    about: ["post/a", "post/b"],
    objectionTo: "AA",
    isGeneral: false,
    isDryRun: true,
    language: "tr",
  });
  expect(readCommand(["list", "--decided"])).toEqual({ name: "list", isDecided: true, isAll: false });
  expect(readCommand(["--help"])).toEqual({ name: "help" });
  expect(readCommand([])).toBeUndefined();
});
