import { expect, test } from "vitest";
import { readOptions } from "./read-options.ts";

const today = "2026-11-24";
const periodOf = (...words: string[]) => readOptions(words, today)?.period;

test("without days, the statistics cover the last thirty that are over", () => {
  expect(periodOf()).toEqual({ from: "2026-10-25", to: "2026-11-23" });
});

test.each([
  [["--to", "2026-11-24"], { from: "2026-10-26", to: "2026-11-24" }],
  [["--from", "2026-11-01"], { from: "2026-11-01", to: "2026-11-23" }],
  [["--mail", "a@example.com"], { from: "2026-11-17", to: "2026-11-23" }],
  [["--from", "2026-11-24"], { from: "2026-11-24", to: "2026-11-24" }],
  [["--from", "2024-02-29", "--to", "2024-02-29"], { from: "2024-02-29", to: "2024-02-29" }],
])("%j is a period", (words, period) => {
  expect(periodOf(...words)).toEqual(period);
});

test("help needs nothing else", () => {
  expect(readOptions(["--help", "--from", "xx"], today)).toBeUndefined();
});

test.each([
  [["--from", "2026-13-01"], '--from must be a day such as 2026-11-01, but is "2026-13-01".'],
  [["--to", "2026-02-30"], '--to must be a day such as 2026-11-01, but is "2026-02-30".'],
  [["--to", "yesterday"], '--to must be a day such as 2026-11-01, but is "yesterday".'],
  [["--to", "2026-11-25"], "--to must not be after today, 2026-11-24, but is 2026-11-25."],
  [["--from", "2026-11-20", "--to", "2026-11-10"], "--from must not be after --to: 2026-11-20, 2026-11-10."],
  [["--mail", "a@example.com,b@example.com"], "--mail needs one address."],
  [["--what"], "Unknown option '--what'."],
  [["november"], "It takes options only: --help lists them."],
  [["--from"], "Option '--from <value>' argument missing."],
])("%j is one sentence", (words, sentence) => {
  expect(() => readOptions(words, today)).toThrow(sentence);
});
