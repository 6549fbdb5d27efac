import "./test/use-test-brand.ts";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { text } from "node:stream/consumers";
import { ensureBrowser } from "./test/ensure-browser.ts";

// `npm test`: every check and every test, to the end even after one has failed.
const projectFolder = join(import.meta.dirname, "..");
const dataDirectory = mkdtempSync(join(tmpdir(), "test-data-"));
/** What has failed. Each runner says above which of its tests, and why. */
const failed: string[] = [];
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

/** Runs a command and shows its output. @returns whether it succeeded */
async function run(name: string, command: string, { env, buffered = false }: RunOptions = {}): Promise<boolean> {
  if (!buffered) process.stdout.write(`\n── ${name}\n`);
  const startedAt = performance.now();
  const child = spawn(buffered ? `(${command}) 2>&1` : command, {
    shell: true,
    cwd: projectFolder,
    stdio: ["ignore", buffered ? "pipe" : "inherit", "inherit"],
    env: {
      ...process.env,
      TEST_DATA_DIRECTORY: dataDirectory,
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
  const hasPassed = code === 0;
  if (buffered) process.stdout.write(`\n── ${name}\n${hasPassed ? "" : output}`);
  process.stdout.write(`── ${name}: ${hasPassed ? "passed" : "FAILED"} (${seconds} s)\n`);
  if (!hasPassed) failed.push(name);
  return hasPassed;
}

function check(name: string, script: string, options?: RunOptions): Promise<boolean> {
  return run(name, scripts[script] ?? `no script ${script} in package.json`, options);
}

async function checkSources(...names: readonly string[]): Promise<void> {
  for (const name of names) await check(name, `check:${name}`, { buffered: true });
}

async function buildAndCheckStructure(): Promise<boolean> {
  const isBuilt = await check("production build", "build", { env: { NODE_ENV: "production" }, buffered: true });
  await checkSources("imports", "dead-code");
  return isBuilt;
}

async function runBrowserTests(): Promise<void> {
  const name = "browser tests";
  const browser = ensureBrowser();
  if (browser === undefined) {
    process.stdout.write(`\n── ${name}: FAILED (no Chromium that runs: install one, or set CHROMIUM_PATH to one)\n`);
    failed.push(name);
  } else await run(name, "playwright test --grep-invert @wide", { env: { CHROMIUM_PATH: browser } });
}

// Two rows that take about as long, each little more than one core. The build comes before the unit and integration tests,
// because some of those run the built site.
const [isBuilt] = await Promise.all([buildAndCheckStructure(), checkSources("types", "style")]);
await run(
  "unit and integration tests",
  "vitest run --project brand --project unit --project document --project isolated --project integration --reporter=default",
);
if (isBuilt) await runBrowserTests();
rmSync(dataDirectory, { recursive: true, force: true });

process.stdout.write(failed.length === 0 ? "\nall passed\n" : `\nfailed: ${failed.join(", ")}\n`);
process.exitCode = failed.length === 0 ? 0 : 1;
