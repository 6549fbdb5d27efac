import { expect, test } from "vitest";
import { parsePlaywrightReport, parseVitestReport, sum, summaryOfCheck, summaryOfSuite } from "./test-summary.ts";

test("a check counts as one test", () => {
  expect([summaryOfCheck(0), summaryOfCheck(2)]).toEqual([
    { passed: 1, failed: 0 },
    { passed: 0, failed: 1 },
  ]);
});

test.each([
  ["all passed", 0, { passed: 5, failed: 0 }, { passed: 5, failed: 0 }],
  ["some failed", 1, { passed: 5, failed: 2 }, { passed: 5, failed: 2 }],
  ["a file that could not be loaded", 1, { passed: 5, failed: 0 }, { passed: 5, failed: 1 }],
  ["no test at all", 0, { passed: 0, failed: 0 }, { passed: 0, failed: 1 }],
  ["no report", 0, undefined, { passed: 0, failed: 1 }],
  ["a crash", 134, undefined, { passed: 0, failed: 1 }],
])("a suite: %s", (_name, exitCode, tests, summary) => {
  expect(summaryOfSuite(exitCode, tests)).toEqual(summary);
});

test("reports are parsed, and a flaky test has failed", () => {
  expect(parseVitestReport('{"numPassedTests":3,"numFailedTests":1,"numPendingTests":9}')).toEqual({
    passed: 3,
    failed: 1,
  });
  expect(parsePlaywrightReport('{"stats":{"expected":4,"unexpected":1,"flaky":2,"skipped":0}}')).toEqual({
    passed: 4,
    failed: 3,
  });
});

test("the sum of all", () => {
  expect(sum([summaryOfCheck(0), summaryOfCheck(1), { passed: 40, failed: 2 }])).toEqual({ passed: 41, failed: 3 });
  expect(sum([])).toEqual({ passed: 0, failed: 0 });
});
