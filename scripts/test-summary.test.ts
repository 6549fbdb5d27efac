import { expect, test } from "vitest";
import { readPlaywrightReport, readVitestReport, sum, tallyOfCheck, tallyOfSuite } from "./test-summary.ts";

test("a check counts as one", () => {
  expect([tallyOfCheck(0), tallyOfCheck(2)]).toEqual([
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
])("a suite: %s", (_name, exitCode, tests, tally) => {
  expect(tallyOfSuite(exitCode, tests)).toEqual(tally);
});

test("reports are read, and a test that passed when retried has passed", () => {
  expect(readVitestReport('{"numPassedTests":3,"numFailedTests":1,"numPendingTests":9}')).toEqual({
    passed: 3,
    failed: 1,
  });
  expect(readPlaywrightReport('{"stats":{"expected":4,"unexpected":1,"flaky":2,"skipped":0}}')).toEqual({
    passed: 6,
    failed: 1,
  });
});

test("the sum of all", () => {
  expect(sum([tallyOfCheck(0), tallyOfCheck(1), { passed: 40, failed: 2 }])).toEqual({ passed: 41, failed: 3 });
  expect(sum([])).toEqual({ passed: 0, failed: 0 });
});
