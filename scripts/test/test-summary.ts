/** How many tests passed and failed; a check counts as one test. */
export interface Summary {
  readonly passed: number;
  readonly failed: number;
}

export function summaryOfCheck(exitCode: number): Summary {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * The summary of a test suite. One that ran nothing has failed, and so has one whose exit code its tests do not explain
 * (a file that could not be loaded, a crash of the runner).
 *
 * @param tests what its report says; undefined where there is none
 */
export function summaryOfSuite(exitCode: number, tests: Summary | undefined): Summary {
  const { passed, failed } = tests ?? { passed: 0, failed: 0 };
  const unexplained = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: unexplained ? 1 : failed };
}

/** @param report written by Vitest's JSON reporter */
export function parseVitestReport(report: string): Summary {
  const { numPassedTests, numFailedTests } = JSON.parse(report) as { numPassedTests: number; numFailedTests: number };
  return { passed: numPassedTests, failed: numFailedTests };
}

/** @param report written by Playwright's JSON reporter */
export function parsePlaywrightReport(report: string): Summary {
  const { stats } = JSON.parse(report) as { stats: { expected: number; unexpected: number; flaky: number } };
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

export function sum(summaries: readonly Summary[]): Summary {
  return {
    passed: summaries.reduce((total, { passed }) => total + passed, 0),
    failed: summaries.reduce((total, { failed }) => total + failed, 0),
  };
}
