import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";

const lockOf = (version: string, more = {}) =>
  JSON.stringify({
    packages: {
      "": { name: "project" },
      "node_modules/a": { version, integrity: `sha512-${version}` },
      "node_modules/only-for-another-platform": { version: "1.0.0", optional: true },
      ...more,
    },
  });
/** What npm writes to node_modules/.package-lock.json: no root, nothing for other platforms. */
const installedOf = (version: string) =>
  JSON.stringify({ packages: { "node_modules/a": { version, integrity: `sha512-${version}` } } });

// A stand-in for npm: records how it was called, and installs what the lock file names.
const standInForNpm = `
import { appendFileSync, mkdirSync, existsSync, symlinkSync, writeFileSync } from "node:fs";
appendFileSync("npm-calls", process.argv.slice(2).join(" ") + "\\n");
if (process.env.NPM_FAILS) process.exit(1);
mkdirSync("node_modules/.bin", { recursive: true });
if (!process.env.NPM_SKIPS_SCRIPTS && !existsSync("node_modules/.bin/node")) symlinkSync(process.execPath, "node_modules/.bin/node");
writeFileSync("node_modules/.package-lock.json", '${installedOf("2.0.0")}');
`;

let project: string;
const write = (path: string, content: string) => writeFileSync(join(project, path), content);
const npmCalls = () =>
  existsSync(join(project, "npm-calls")) ? readFileSync(join(project, "npm-calls"), "utf8").trim().split("\n") : [];
const installPackages = (version: string) => {
  mkdirSync(join(project, "node_modules", ".bin"), { recursive: true });
  symlinkSync(process.execPath, join(project, "node_modules", ".bin", "node"));
  write("node_modules/.package-lock.json", installedOf(version));
};

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "bootstrap-"));
  onTestFinished(() => rmSync(project, { recursive: true }));
  mkdirSync(join(project, "scripts"));
  copyFileSync(join(import.meta.dirname, "bootstrap.mjs"), join(project, "scripts", "bootstrap.mjs"));
  write("package.json", '{"type":"module"}');
  write("package-lock.json", lockOf("2.0.0"));
  write("npm.mjs", standInForNpm);
  write("scripts/run.mjs", 'import { runOnPinnedNode } from "./bootstrap.mjs"; await runOnPinnedNode("work.ts");');
  write("scripts/work.ts", "const done: string = 'worked'; console.log(done, process.argv[2]); process.exitCode = 7;");
});

function run(settings: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join("scripts", "run.mjs"), "argument"], {
    cwd: project,
    env: { PATH: process.env.PATH, npm_execpath: join(project, "npm.mjs"), ...settings },
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

test("a fresh clone is installed once, and the exit code and arguments pass through", () => {
  expect(run()).toMatchObject({ status: 7, stdout: expect.stringContaining("worked argument") });
  expect(npmCalls()).toEqual([expect.stringMatching(/^ci --include=dev /)]);
  expect(run()).toEqual({ status: 7, stdout: "worked argument\n", stderr: "" });
  expect(npmCalls()).toHaveLength(1);
});

test("what npm itself has just installed is accepted", () => {
  installPackages("2.0.0");
  expect(run().status).toBe(7);
  expect(npmCalls()).toEqual([]);
});

test.each([
  ["another version is installed", () => installPackages("1.0.0")],
  [
    "a package is missing",
    () => {
      installPackages("2.0.0");
      write("package-lock.json", lockOf("2.0.0", { "node_modules/b": { version: "1.0.0" } }));
    },
  ],
  [
    "a package is no longer wanted",
    () => {
      installPackages("2.0.0");
      write("package-lock.json", JSON.stringify({ packages: { "": {} } }));
    },
  ],
  [
    "the pinned Node is missing",
    () => {
      mkdirSync(join(project, "node_modules"));
      write("node_modules/.package-lock.json", installedOf("2.0.0"));
    },
  ],
  [
    "the lock has changed since",
    () => {
      run();
      rmSync(join(project, "npm-calls"));
      write("package-lock.json", lockOf("3.0.0"));
    },
  ],
])("%s: it is installed", (_name, prepare) => {
  prepare();
  expect(run().status).toBe(7);
  expect(npmCalls()).toHaveLength(1);
});

test("an installation that fails ends with one sentence, and nothing runs", () => {
  const { status, stdout, stderr } = run({ NPM_FAILS: "1" });
  expect([status, stderr]).toEqual([1, "The packages could not be installed; npm says why above.\n"]);
  expect(stdout).not.toContain("worked");
});

test("an installation without the pinned Node is one sentence", () => {
  const { status, stderr } = run({ NPM_SKIPS_SCRIPTS: "1" });
  expect([status, stderr]).toEqual([1, "npm installed no Node: allow the install script of the package `node`.\n"]);
});
