import { execFileSync, spawnSync } from "node:child_process";
import { delimiter, join } from "node:path";
import { commandOf, groupsOf, longGroups } from "./test/long-groups.ts";

// The tests that `npm test` leaves out (scripts/test/long-groups.ts):
//   npm run test:long                            lists the groups
//   npm run test:long -- GROUP… [PARAMETER…]     runs them; what names no group is a parameter of each command
//   npm run test:long -- --since REVISION        runs the groups that the changes since then need
//   npm run test:long -- --all                   runs all, for a release
const projectFolder = join(import.meta.dirname, "..");

const [first, ...rest] = process.argv.slice(2);
if (first === undefined) printTable();
else if (first === "--all") run(Object.keys(longGroups));
else if (first === "--since" && rest.length === 1) run(groupsOf(changedSince(rest[0] ?? "")));
else if (first === "--since") fail("--since takes one revision, such as v1.2.0.");
else if (first in longGroups) {
  const words = [first, ...rest];
  run(
    words.filter((word) => word in longGroups),
    words.filter((word) => !(word in longGroups)),
  );
} else fail(`There is no group ${first}. ${Object.keys(longGroups).join(", ")}`);

function fail(problem: string): void {
  process.stderr.write(`${problem}\n`);
  process.exitCode = 2;
}

function printTable(): void {
  for (const [name, { what, covers }] of Object.entries(longGroups)) {
    process.stdout.write(`${name}: ${what}\n    ${covers.join(" ")}\n`);
  }
}

/** The files that differ from a revision, those included that git does not know yet. */
function changedSince(revision: string): string[] {
  const git = (...words: string[]) => execFileSync("git", words, { cwd: projectFolder, encoding: "utf8" });
  const changed = git("diff", "--name-only", "--no-renames", "-z", revision);
  const untracked = git("ls-files", "--others", "--exclude-standard", "-z");
  return (changed + untracked).split("\0").filter(Boolean);
}

/** Runs the groups one after the other, to the end even after one has failed. */
function run(names: readonly string[], parameters: readonly string[] = []): void {
  const failed = names.filter((name) => {
    process.stdout.write(`\n── ${name}: ${longGroups[name]?.what}\n`);
    const bin = join(projectFolder, "node_modules", ".bin");
    const [command = "", ...words] = [...commandOf(name).split(" "), ...parameters];
    const { status } = spawnSync(command, words, {
      cwd: projectFolder,
      stdio: "inherit",
      env: { ...process.env, PATH: bin + delimiter + (process.env.PATH ?? "") },
    });
    return status !== 0;
  });
  process.stdout.write(`\n${names.length - failed.length} passed, ${failed.length} failed\n`);
  for (const name of failed) process.stdout.write(`failed: ${name}\n`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}
