/** Tests that take minutes, root, another program or a second database: `npm run test:long`, not `npm test`. */
export interface LongGroup {
  /** What it tries, and what that needs. */
  readonly what: string;
  /** Beginnings of paths: a change of one of them needs the group. */
  readonly covers: readonly string[];
  /** Globs of the test files, where Vitest runs them: the project of the group's name. */
  readonly tests?: readonly string[];
  /** The command, where Vitest does not run it. */
  readonly command?: string;
  /** Its tests run the built site. */
  readonly isBuilt?: boolean;
  /** One file at a time, because they measure, or fill what there is one of. */
  readonly isSerial?: boolean;
  /** Starts what all of its files share. */
  readonly setup?: string;
  readonly env?: Readonly<Record<string, string>>;
}

export const longGroups: Readonly<Record<string, LongGroup>> = {
  stores: {
    what: "the tests of queries once more, on PostgreSQL in this process (PGlite)",
    covers: ["backend/", "contract/content-line.ts", "server/counts/store/"],
    // Those that use `testDatabases`; npm test runs them on SQLite.
    tests: [
      "backend/{app,background-job}.test.ts",
      "backend/accounts/*.queries.test.ts",
      "backend/posts/view-counter.test.ts",
      "backend/changes/follow-changes.test.ts",
      "backend/content/{import-accounts,import-content,round-trip}.test.ts",
      "backend/db/migrations/turkish-addresses.test.ts",
      "backend/retention/{later-changes,watch-clock}.test.ts",
      "backend/{media/shown-media,outbox/send-outbox,reports/next-moderation-mail,reports/reports}.test.ts",
      "commands/reports/{answer-reports,report-lists}.test.ts",
      "server/counts/store/count-store.test.ts",
    ],
    env: { TEST_DATABASE: "PostgreSQL" },
  },
  hostile: {
    what: "floods, and clients that never end, at the built site",
    covers: [
      "contract/limits.ts",
      "server/account-deletion/",
      "server/cache/",
      "server/http/",
      "server/images/",
      "server/reports/",
      "server/tickets/",
      "server/web/",
      "site/features/preview-images/",
      "tests/hostile/",
    ],
    tests: [
      "server/**/*.long.test.ts",
      "tests/hostile/**/*.long.test.ts",
      "tests/http/product-server-content.test.ts", // of npm test, with more content
    ],
    isBuilt: true,
    isSerial: true,
    env: { CONTENT_RUNS: "1000" },
  },
  faults: {
    what: "processes that are killed, full disks, slow networks, lost databases and product servers",
    covers: [
      "backend/accounts/",
      "backend/db/",
      "backend/media/",
      "contract/limits.ts",
      "server/",
      "site/product-api/",
      "tests/faults/",
    ],
    tests: ["tests/faults/**/*.test.ts"],
    isBuilt: true,
    isSerial: true,
  },
  postgres: {
    what: "several instances on a real PostgreSQL",
    covers: [
      "backend/",
      "commands/",
      "server/account-deletion/",
      "server/calls/",
      "server/counts/",
      "server/product-server/",
      "server/reports/",
      "tests/postgres/",
    ],
    tests: ["tests/postgres/**/*.test.ts"],
    isBuilt: true,
    setup: "tests/postgres/support/start-postgres.ts",
  },
  scale: {
    what: "nginx and PostgreSQL around several instances, under load (twelve minutes, as root)",
    covers: ["backend/db/", "deploy/nginx", "server/", "tests/scale/"],
    tests: ["tests/scale/**/*.test.ts"],
    isBuilt: true,
    isSerial: true,
  },
  alerts: {
    what: "the rules of Prometheus, by its own program",
    covers: ["deploy/prometheus/", "server/observability/", "tests/alerts/"],
    tests: ["tests/alerts/**/*.test.ts"],
  },
  container: {
    what: "the image of the Dockerfile, built and run without Docker (as root)",
    covers: [
      ".dockerignore",
      "Dockerfile",
      "deploy/",
      "package-lock.json",
      "package.json",
      "scripts/",
      "tests/container/",
    ],
    tests: ["tests/container/**/*.test.ts"],
  },
  browser: {
    what: "what browser tests repeat in more languages, widths and color schemes",
    covers: ["brand/", "locales/", "site/", "tests/e2e/"],
    command: "playwright test --grep @wide",
  },
  patterns: {
    what: "every regular expression of the sources, also those that scripts/judged-patterns.txt leaves out of npm test",
    covers: ["backend/", "brand/", "contract/", "locales/", "scripts/judged-patterns.txt", "server/", "site/"],
    tests: ["scripts/linear-patterns.test.ts"],
    env: { JUDGE_ALL_PATTERNS: "1" },
  },
};

/** @returns what runs a group, for a shell */
export function commandOf(name: string): string {
  return longGroups[name]?.command ?? `vitest run --project ${name}`;
}

/** @returns the groups that changes of these files need, in the order of the table */
export function groupsOf(files: readonly string[]): string[] {
  return Object.entries(longGroups).flatMap(([name, { covers }]) =>
    covers.some((prefix) => files.some((file) => file.startsWith(prefix))) ? [name] : [],
  );
}
