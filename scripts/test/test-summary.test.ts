import { join } from "node:path";
import { expect, test } from "vitest";
import { parsePlaywrightReport, parseVitestReport, sum, summaryOfCheck, summaryOfSuite } from "./test-summary.ts";

test("a check counts as one test", () => {
  expect([summaryOfCheck("types", 0), summaryOfCheck("types", 2)]).toEqual([
    { passed: 1, failed: [] },
    { passed: 0, failed: ["types"] },
  ]);
});

test.each([
  ["all passed", 0, { passed: 5, failed: [] }, { passed: 5, failed: [] }],
  ["some failed", 1, { passed: 5, failed: ["one", "two"] }, { passed: 5, failed: ["one", "two"] }],
  ["an exit code without a reason", 1, { passed: 5, failed: [] }, { passed: 5, failed: ["unit"] }],
  ["no test at all", 0, { passed: 0, failed: [] }, { passed: 0, failed: ["unit"] }],
  ["no report", 0, undefined, { passed: 0, failed: ["unit"] }],
  ["a crash", 134, undefined, { passed: 0, failed: ["unit"] }],
])("a suite: %s", (_name, exitCode, tests, summary) => {
  expect(summaryOfSuite("unit", exitCode, tests)).toEqual(summary);
});

test("Vitest's report: the tests that failed, and the files that could not be loaded", () => {
  const report = {
    numPassedTests: 3,
    testResults: [
      {
        name: join(process.cwd(), "site", "a.test.ts"),
        status: "failed",
        message: "",
        assertionResults: [
          { fullName: "group works", status: "passed", failureMessages: [] },
          { fullName: "group breaks", status: "failed", failureMessages: ["Error: expected 1\n    at a.test.ts:3"] },
          { fullName: "group waits", status: "skipped", failureMessages: [] },
        ],
      },
      { name: join(process.cwd(), "b.test.ts"), status: "failed", message: "No such file", assertionResults: [] },
      {
        name: join(process.cwd(), "c.test.ts"),
        status: "passed",
        message: "",
        assertionResults: [{ fullName: "fine", status: "passed", failureMessages: [] }],
      },
    ],
  };
  expect(parseVitestReport(JSON.stringify(report))).toEqual({
    passed: 3,
    failed: ["site/a.test.ts: group breaks\n  Error: expected 1", "b.test.ts\n  No such file"],
  });
});

test("Playwright's report: a flaky test has failed", () => {
  const spec = (title: string, status: string) => ({
    title,
    tests: [
      {
        status,
        results: status === "flaky" ? [{ error: { message: "\u001b[31mTimeout\u001b[39m\n at 3" } }, {}] : [{}],
      },
    ],
  });
  const report = {
    stats: { expected: 4 },
    suites: [
      {
        title: "post.spec.ts",
        specs: [spec("opens", "expected"), spec("closes", "unexpected"), spec("later", "skipped")],
        suites: [{ title: "at 360 px", specs: [spec("fits", "flaky")] }],
      },
    ],
  };
  expect(parsePlaywrightReport(JSON.stringify(report))).toEqual({
    passed: 4,
    failed: ["post.spec.ts: closes", "post.spec.ts: at 360 px: fits\n  Timeout"],
  });
});

test("the sum of all", () => {
  const suite = { passed: 40, failed: ["one", "two"] };
  expect(sum([summaryOfCheck("types", 0), summaryOfCheck("lint", 1), suite])).toEqual({
    passed: 41,
    failed: ["lint", "one", "two"],
  });
  expect(sum([])).toEqual({ passed: 0, failed: [] });
});
