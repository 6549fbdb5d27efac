import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import config from "../../vitest.config.ts";
import { groupsOf, longGroups } from "./long-groups.ts";

const root = join(import.meta.dirname, "..", "..");
const groups = Object.entries(longGroups);

test.each(groups)("%s covers what is there, and a command runs it", (name, { covers, tests, command }) => {
  expect(
    covers.filter((prefix) => !existsSync(join(root, prefix)) && globSync(`${prefix}*`, { cwd: root }).length === 0),
  ).toEqual([]);
  const projects = config.test.projects.map((project: { test: { name: string } }) => project.test.name);
  expect([projects.includes(name), command !== undefined]).toEqual([tests !== undefined, tests === undefined]);
  for (const pattern of tests ?? []) expect(globSync(pattern, { cwd: root }), pattern).not.toEqual([]);
});

test("every test that npm test leaves out is in a group", () => {
  const long = globSync("{**/*.long.test.ts,tests/!(e2e|hostile|http)/**/*.test.ts}", {
    cwd: root,
    exclude: ["node_modules/**", "dist/**"],
  });
  const grouped = new Set(
    groups.flatMap(([, { tests = [] }]) => tests.flatMap((pattern) => globSync(pattern, { cwd: root }))),
  );
  expect(long).not.toEqual([]);
  expect(long.filter((file) => !grouped.has(file))).toEqual([]);
});

test("every test that runs on either database is in the group that runs it on the other", () => {
  const tests = globSync("{backend,commands,server}/**/*.test.ts", { cwd: root });
  const onEither = tests.filter((file) => /\btest(Databases|Dialects)\b/.test(readFileSync(join(root, file), "utf8")));
  const grouped = new Set(longGroups.stores?.tests?.flatMap((pattern) => globSync(pattern, { cwd: root })));
  expect(onEither).not.toEqual([]);
  expect(onEither.filter((file) => !grouped.has(file))).toEqual([]);
});

/** Whose changes can break what only a group tries. */
const sources = globSync(["{backend,server}/*/", "{brand,commands,contract,deploy,locales,site}/"], { cwd: root });

test.each(sources)("a group covers %s", (folder) => {
  expect(groupsOf([`${folder}/x`, ...globSync(`${folder}/*`, { cwd: root })])).not.toEqual([]);
});

test("the groups of a change are those that cover one of its files", () => {
  expect(groupsOf([])).toEqual([]);
  expect(groupsOf(["deploy/nginx-headers.conf"])).toEqual(["scale", "container"]);
  expect(groupsOf(["serverless/x.ts"])).toEqual([]);
});
