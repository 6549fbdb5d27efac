/** How many tests, or checks counted as one, came out how. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** The tally of a check that is no test suite: it counts as one. */
export function tallyOfCheck(exitCode: number): Tally {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * The tally of a test suite that ended with `exitCode`. A suite that ran nothing has failed, and so has one whose
 * end is not explained by its tests (a file that could not be loaded, a crash of the runner).
 */
export function tallyOfSuite(exitCode: number, tests: Tally | undefined): Tally {
  const { passed, failed } = tests ?? { passed: 0, failed: 0 };
  const unexplained = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: unexplained ? 1 : failed };
}

/** @param report what Vitest's JSON reporter has written */
export function readVitestReport(report: string): Tally {
  const { numPassedTests, numFailedTests } = JSON.parse(report) as { numPassedTests: number; numFailedTests: number };
  return { passed: numPassedTests, failed: numFailedTests };
}

/**
 * @param report what Playwright's JSON reporter has written; a test that passed when retried has passed, and the
 * line reporter names it as flaky
 */
export function readPlaywrightReport(report: string): Tally {
  const { stats } = JSON.parse(report) as { stats: { expected: number; unexpected: number; flaky: number } };
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

export function sum(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((total, { passed }) => total + passed, 0),
    failed: tallies.reduce((total, { failed }) => total + failed, 0),
  };
}
