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
        assertionResults: [
          { fullName: "group works", status: "passed" },
          { fullName: "group breaks", status: "failed" },
          { fullName: "group waits", status: "skipped" },
        ],
      },
      { name: join(process.cwd(), "b.test.ts"), status: "failed", assertionResults: [] },
      {
        name: join(process.cwd(), "c.test.ts"),
        status: "passed",
        assertionResults: [{ fullName: "fine", status: "passed" }],
      },
    ],
  };
  expect(parseVitestReport(JSON.stringify(report))).toEqual({
    passed: 3,
    failed: ["site/a.test.ts: group breaks", "b.test.ts"],
  });
});

test("Playwright's report: a flaky test has failed", () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] });
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
    failed: ["post.spec.ts: closes", "post.spec.ts: at 360 px: fits"],
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
