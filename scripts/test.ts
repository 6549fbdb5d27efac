import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { ensureBrowser } from "./ensure-browser.ts";
import { readPlaywrightReport, readVitestReport, sum, type Tally, tallyOfCheck, tallyOfSuite } from "./test-summary.ts";

// `npm test`: every check and every test, one after the other, to the end even after one has failed.
const projectFolder = join(import.meta.dirname, "..");
const reports = mkdtempSync(join(tmpdir(), "test-reports-"));
const reportOf = (suite: string) => join(reports, `${suite}.json`);
const { scripts } = JSON.parse(readFileSync(join(projectFolder, "package.json"), "utf8")) as {
  scripts: Record<string, string>;
};

let running: ChildProcess | undefined;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => {
    running?.kill(signal);
    process.exit(130);
  });
}

/** Runs a command with its output shown. @returns its exit code */
async function run(name: string, command: string, settings: Record<string, string> = {}): Promise<number> {
  process.stdout.write(`\n── ${name}\n`);
  const begun = performance.now();
  running = spawn(command, {
    shell: true,
    cwd: projectFolder,
    stdio: ["ignore", "inherit", "inherit"],
    env: {
      ...process.env,
      PATH: join(projectFolder, "node_modules", ".bin") + delimiter + (process.env.PATH ?? ""),
      ...settings,
    },
  });
  const [code] = (await once(running, "close")) as [number | null];
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  process.stdout.write(`── ${name}: ${code === 0 ? "passed" : "FAILED"} (${seconds} s)\n`);
  return code ?? 1;
}

async function check(name: string, script: string, settings?: Record<string, string>): Promise<Tally> {
  return tallyOfCheck(await run(name, scripts[script] ?? `no script ${script} in package.json`, settings));
}

function readReport(suite: string, read: (report: string) => Tally): Tally | undefined {
  try {
    return read(readFileSync(reportOf(suite), "utf8"));
  } catch {
    return undefined; // the runner did not get far enough to write one
  }
}

async function unitTests(): Promise<Tally> {
  const code = await run(
    "unit and integration tests",
    `vitest run --reporter=default --reporter=json --outputFile.json="${reportOf("vitest")}"`,
  );
  return tallyOfSuite(code, readReport("vitest", readVitestReport));
}

async function browserTests(): Promise<Tally> {
  const browser = ensureBrowser();
  if (browser === undefined) {
    process.stdout.write(
      "\n── browser tests: FAILED (no Chromium that runs: install one, or set CHROMIUM_PATH to one)\n",
    );
    return tallyOfSuite(1, undefined);
  }
  const code = await run("browser tests", "playwright test --reporter=line,json", {
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportOf("playwright"),
  });
  return tallyOfSuite(code, readReport("playwright", readPlaywrightReport));
}

const tallies: Tally[] = [
  await check("formatting", "check:format"),
  await check("lint", "check:lint"),
  await check("types", "check:types"),
  await check("import direction", "check:imports"),
  await check("dead code", "check:dead-code"),
];
// Before the unit and integration tests, since some of those run the built site.
const build = await check("production build", "build", { NODE_ENV: "production" });
tallies.push(build, await unitTests());
tallies.push(build.failed === 0 ? await browserTests() : tallyOfSuite(1, undefined));
rmSync(reports, { recursive: true, force: true });

const { passed, failed } = sum(tallies);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
