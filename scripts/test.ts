import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { text } from "node:stream/consumers";
import { ensureBrowser } from "./test/ensure-browser.ts";
import {
  parsePlaywrightReport,
  parseVitestReport,
  type Summary,
  sum,
  summaryOfCheck,
  summaryOfSuite,
} from "./test/test-summary.ts";

// `npm test`: every check and every test, to the end even after one has failed.
const projectFolder = join(import.meta.dirname, "..");
const reports = mkdtempSync(join(tmpdir(), "test-reports-"));
const reportFile = (suite: string) => join(reports, `${suite}.json`);
const { scripts } = JSON.parse(readFileSync(join(projectFolder, "package.json"), "utf8")) as {
  scripts: Record<string, string>;
};

const running = new Set<ChildProcess>();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => {
    for (const child of running) child.kill(signal);
    process.exit(130);
  });
}

interface RunOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Shows the output when the command has ended, because others run beside it. */
  readonly buffered?: boolean;
}

/** Runs a command and shows its output. @returns its exit code */
async function run(name: string, command: string, { env, buffered = false }: RunOptions = {}): Promise<number> {
  if (!buffered) process.stdout.write(`\n── ${name}\n`);
  const startedAt = performance.now();
  const child = spawn(buffered ? `(${command}) 2>&1` : command, {
    shell: true,
    cwd: projectFolder,
    stdio: ["ignore", buffered ? "pipe" : "inherit", "inherit"],
    env: {
      ...process.env,
      TEST_DATA_DIRECTORY: join(reports, "data"),
      PATH: join(projectFolder, "node_modules", ".bin") + delimiter + (process.env.PATH ?? ""),
      ...env,
    },
  });
  running.add(child);
  const [output, [code]] = await Promise.all([
    child.stdout ? text(child.stdout) : "",
    once(child, "close") as Promise<[number | null]>,
  ]);
  running.delete(child);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  if (buffered) process.stdout.write(`\n── ${name}\n${code === 0 ? "" : output}`);
  process.stdout.write(`── ${name}: ${code === 0 ? "passed" : "FAILED"} (${seconds} s)\n`);
  return code ?? 1;
}

async function check(name: string, script: string, options?: RunOptions): Promise<Summary> {
  return summaryOfCheck(name, await run(name, scripts[script] ?? `no script ${script} in package.json`, options));
}

function readReport(suite: string, parse: (report: string) => Summary): Summary | undefined {
  try {
    return parse(readFileSync(reportFile(suite), "utf8"));
  } catch {
    return undefined; // the runner did not get far enough to write one
  }
}

async function unitTests(): Promise<Summary> {
  const name = "unit and integration tests";
  const code = await run(
    name,
    `vitest run --project unit --project document --project isolated --project integration --reporter=default --reporter=json --outputFile.json="${reportFile("vitest")}"`,
  );
  return summaryOfSuite(name, code, readReport("vitest", parseVitestReport));
}

async function browserTests(): Promise<Summary> {
  const name = "browser tests";
  const browser = ensureBrowser();
  if (browser === undefined) {
    process.stdout.write(`\n── ${name}: FAILED (no Chromium that runs: install one, or set CHROMIUM_PATH to one)\n`);
    return summaryOfSuite(name, 1, undefined);
  }
  const code = await run(name, "playwright test --grep-invert @wide --reporter=line,json", {
    env: { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile("playwright") },
  });
  return summaryOfSuite(name, code, readReport("playwright", parsePlaywrightReport));
}

// The build takes about as long as all checks, and little more than one core.
const [build, checks] = await Promise.all([
  // Before the unit and integration tests, because some of those run the built site.
  check("production build", "build", { env: { NODE_ENV: "production" }, buffered: true }),
  (async () => [
    await check("types", "check:types", { buffered: true }),
    await check("formatting", "check:format", { buffered: true }),
    await check("lint", "check:lint", { buffered: true }),
    await check("import direction", "check:imports", { buffered: true }),
    await check("dead code", "check:dead-code", { buffered: true }),
  ])(),
]);
const summaries = [build, ...checks, await unitTests()];
if (build.failed.length === 0) summaries.push(await browserTests());
rmSync(reports, { recursive: true, force: true });

const { passed, failed } = sum(summaries);
for (const name of failed) process.stdout.write(`\nfailed: ${name}`);
process.stdout.write(`\n${passed} passed, ${failed.length} failed\n`);
process.exitCode = failed.length === 0 ? 0 : 1;
