import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

/** How many tests passed, and which failed; a check counts as one test. */
export interface Summary {
  readonly passed: number;
  /** The names of those that failed, with the first line of the reason where the report has one. */
  readonly failed: readonly string[];
}

export function summaryOfCheck(name: string, exitCode: number): Summary {
  return exitCode === 0 ? { passed: 1, failed: [] } : { passed: 0, failed: [name] };
}

/**
 * The summary of a test suite. One that ran nothing has failed, and so has one whose exit code its tests do not explain
 * (a crash of the runner).
 *
 * @param tests what its report says; undefined where there is none
 */
export function summaryOfSuite(name: string, exitCode: number, tests: Summary | undefined): Summary {
  const { passed, failed } = tests ?? { passed: 0, failed: [] };
  const unexplained = failed.length === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: unexplained ? [name] : failed };
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    /** Why the file failed as a whole. */
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/**
 * A file that could not be loaded, or whose first hook failed, has failed as one test.
 *
 * @param report written by Vitest's JSON reporter
 */
export function parseVitestReport(report: string): Summary {
  const { numPassedTests, testResults } = JSON.parse(report) as VitestReport;
  const failed = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === "failed");
    const file = relative(process.cwd(), name);
    if (status === "failed" && tests.length === 0) return [withReason(file, message)];
    return tests.map(({ fullName, failureMessages }) => withReason(`${file}: ${fullName}`, failureMessages[0]));
  });
  return { passed: numPassedTests, failed };
}

/** @param message of several lines, in the colors of a terminal */
function withReason(name: string, message: string | undefined): string {
  const [reason] = stripVTControlCharacters(message ?? "").split("\n");
  return reason ? `${name}\n  ${reason}` : name;
}

interface PlaywrightSuite {
  readonly title: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

/**
 * A flaky test has failed.
 *
 * @param report written by Playwright's JSON reporter
 */
export function parsePlaywrightReport(report: string): Summary {
  const { stats, suites } = JSON.parse(report) as { stats: { expected: number }; suites: readonly PlaywrightSuite[] };
  return { passed: stats.expected, failed: suites.flatMap((suite) => failedOf(suite, "")) };
}

function failedOf({ title, suites = [], specs = [] }: PlaywrightSuite, above: string): string[] {
  const path = `${above}${title}: `;
  const own = specs.flatMap(({ title: test, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ results }) => withReason(path + test, results.find(({ error }) => error)?.error?.message)),
  );
  return [...own, ...suites.flatMap((suite) => failedOf(suite, path))];
}

export function sum(summaries: readonly Summary[]): Summary {
  return {
    passed: summaries.reduce((total, { passed }) => total + passed, 0),
    failed: summaries.flatMap(({ failed }) => failed),
  };
}
