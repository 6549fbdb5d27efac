import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import { scripts } from "../package.json" with { type: "json" };

/** A package of the pinned Node, as npm locks it. */
const nodeFor = (os: string, cpu: string) => ({
  version: "26.0.0",
  optional: true,
  os,
  cpu,
  bin: { node: "bin/node" },
});

const lockOf = (version: string, more = {}) =>
  JSON.stringify({
    packages: {
      "": { name: "project" },
      "node_modules/a": { version, integrity: `sha512-${version}` },
      "node_modules/only-for-another-platform": { version: "1.0.0", optional: true },
      "node_modules/node-of-this-machine": nodeFor(process.platform, process.arch),
      ...more,
    },
  });
/** What npm writes to node_modules/.package-lock.json: no root, nothing for other platforms. */
const installedOf = (version: string) =>
  JSON.stringify({ packages: { "node_modules/a": { version, integrity: `sha512-${version}` } } });

/** A Node that says that it is the pinned one. */
const pinnedNode = `#!/bin/sh\nPINNED=pinned exec "${process.execPath}" "$@"\n`;

// A stand-in for npm: records how it was called, and installs what the lock file names.
const standInForNpm = `
import { appendFileSync, mkdirSync, writeFileSync } from "node:fs";
appendFileSync("npm-calls", process.argv.slice(2).join(" ") + "\\n");
if (process.env.NPM_FAILS) process.exit(1);
mkdirSync("node_modules/.bin", { recursive: true });
if (!process.env.NPM_SKIPS_NODE) writeFileSync("node_modules/.bin/node", ${JSON.stringify(pinnedNode)}, { mode: 0o755 });
writeFileSync("node_modules/.package-lock.json", '${installedOf("2.0.0")}');
`;

let project: string;
const write = (path: string, content: string) => writeFileSync(join(project, path), content);
const npmCalls = () =>
  existsSync(join(project, "npm-calls")) ? readFileSync(join(project, "npm-calls"), "utf8").trim().split("\n") : [];
const installPackages = (version: string) => {
  mkdirSync(join(project, "node_modules", ".bin"), { recursive: true });
  writeFileSync(join(project, "node_modules", ".bin", "node"), pinnedNode, { mode: 0o755 });
  write("node_modules/.package-lock.json", installedOf(version));
};

beforeEach(() => {
  project = temporaryFolder();
  for (const folder of ["commands", "scripts"]) mkdirSync(join(project, folder));
  copyFileSync(join(import.meta.dirname, "install.mjs"), join(project, "scripts", "install.mjs"));
  write("package.json", '{"type":"module"}');
  write("package-lock.json", lockOf("2.0.0"));
  write("npm.mjs", standInForNpm);
  write("commands/content.ts", "console.log(process.env.PINNED, process.argv[2]); process.exitCode = 7;");
});

/** Runs the command that npm runs, with the folders of the PATH that npm gives it. */
function run(settings: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync("sh", ["-c", `${scripts.content} argument`], {
    cwd: project,
    env: {
      PATH: [join(project, "node_modules", ".bin"), dirname(process.execPath), process.env.PATH].join(delimiter),
      npm_execpath: join(project, "npm.mjs"),
      ...settings,
    },
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

test.each(["start", "dev", "test", "test:long", "content", "gallery", "bench"] as const)(
  "npm run %s installs first",
  (name) => {
    expect(scripts[name]).toMatch(/^node scripts\/install\.mjs && exec env (\w+=\S+ )*node (--\S+ )*\w+\/[\w-]+\.ts$/);
  },
);

test("a fresh clone is installed once, and the pinned Node runs the command, also the first time", () => {
  expect(run()).toMatchObject({ status: 7, stdout: expect.stringMatching(/\npinned argument\n$/) });
  expect(npmCalls()).toEqual([expect.stringMatching(/^ci --include=dev /)]);
  expect(run()).toEqual({ status: 7, stdout: "pinned argument\n", stderr: "" });
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
    "the pinned Node is missing",
    () => {
      mkdirSync(join(project, "node_modules"));
      write("node_modules/.package-lock.json", installedOf("2.0.0"));
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
  expect(stdout).not.toContain("argument");
});

test("an installation without the pinned Node is one sentence", () => {
  const { status, stderr } = run({ NPM_SKIPS_NODE: "1" });
  expect([status, stderr]).toEqual([1, "npm could not fetch the pinned Node. Start it again.\n"]);
});

test("on a machine for which no Node is locked, its own runs, which is said", () => {
  write("package-lock.json", lockOf("2.0.0", { "node_modules/node-of-this-machine": nodeFor("plan9", "mips") }));
  const said = expect.stringMatching(/^No Node is locked for \w+-\w+: Node [\d.]+ of this machine runs\.\n$/);
  const stdout = expect.stringMatching(/undefined argument\n$/);
  expect(run({ NPM_SKIPS_NODE: "1" })).toMatchObject({ status: 7, stdout, stderr: said });
  expect(npmCalls()).toHaveLength(1);
});
