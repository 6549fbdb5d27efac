import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { check } from "recheck";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { findPatterns } from "./find-patterns.harness.ts";

const projectFolder = join(import.meta.dirname, "..");

/** What runs in production. */
const sources = globSync("{backend,brand,contract,locales,server,site}/**/*.{ts,tsx,mjs}", { cwd: projectFolder })
  .filter((file) => !/\.(test|harness)\.tsx?$/.test(file))
  .sort();

/** The same result on every machine: one seed, and limits of steps instead of time. */
const parameters = { randomSeed: 0, attackTimeout: null, incubationTimeout: null, timeout: null };

/**
 * Those that take most of the time, and have been judged: `/source/flags`, one a line. `npm run test:long -- patterns`
 * judges them anew. A line may go, and costs its time then.
 */
const judged = readFileSync(join(import.meta.dirname, "judged-patterns.txt"), "utf8")
  .trimEnd()
  .split("\n");
const known = new Set(process.env.JUDGE_ALL_PATTERNS ? [] : judged);

beforeEach(() => {
  vi.stubEnv("RECHECK_BACKEND", "worker"); // JavaScript, in a thread of its own; others are binaries or need Java
});
afterEach(() => {
  vi.unstubAllEnvs();
});

/** @returns what is wrong with each regular expression that is not known to take linear time */
async function faults(file: string, text: string): Promise<string[]> {
  const results = findPatterns(file, text).map(async ({ line, source, flags }) => {
    if (source === undefined) return `${file}:${line}: is made at run time, so nobody can judge it`;
    if (known.has(`/${source}/${flags}`)) return undefined;
    const result = await check(source, flags, parameters);
    if (result.status === "safe") return undefined;
    const reason =
      result.status === "unknown"
        ? `unknown (${result.error.kind})`
        : `${result.complexity.summary}, for example ${result.attack.pattern}`;
    return `${file}:${line}: /${source}/${flags} is ${reason}`;
  });
  return (await Promise.all(results)).filter((fault) => fault !== undefined);
}

test("every regular expression that runs in production takes linear time", async () => {
  expect(sources.length).toBeGreaterThan(400);
  const found = await Promise.all(sources.map((file) => faults(file, readFileSync(join(projectFolder, file), "utf8"))));
  expect(found.flat()).toEqual([]);
});

test("a polynomial, an exponential and an unreadable one are reported, wherever they are", async () => {
  const text = [
    "export const View = ({ a }: { a: string }) => <p title={a.replace(/\\s+$/, '')}>{/(b|b)*c/.test(a)}</p>;",
    'const made = [new RegExp("x*x*y"), RegExp(`[`, "u"), globalThis.RegExp("a+", "i"), "t".match("d*d*e")];',
    "// /\\s+$/ in a comment, and in a string: '/\\s+$/'",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is one of the text
    "const unknown = [new RegExp(made), RegExp('a' + made), 't'.search(`${made}`), 't'.match(/a+/g)];",
  ].join("\n");
  expect((await faults("probe.tsx", text)).map((fault) => fault.replace(/,.*/s, ""))).toEqual([
    "probe.tsx:1: /\\s+$/ is 2nd degree polynomial",
    "probe.tsx:1: /(b|b)*c/ is exponential",
    "probe.tsx:2: /x*x*y/ is 3rd degree polynomial",
    "probe.tsx:2: /[/u is unknown (invalid)",
    "probe.tsx:2: /d*d*e/ is 3rd degree polynomial",
    "probe.tsx:4: is made at run time",
    "probe.tsx:4: is made at run time",
    "probe.tsx:4: is made at run time",
  ]);
});
