import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");

type Kind = "dependencies" | "optionalDependencies" | "devDependencies";
const manifest = JSON.parse(read("package.json")) as Record<Kind | "allowScripts", Record<string, string>>;
const { dependencies, optionalDependencies, devDependencies, allowScripts } = manifest;
const all = { ...dependencies, ...optionalDependencies, ...devDependencies };

interface LockedPackage {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly hasInstallScript?: boolean;
  readonly bin?: Readonly<Record<string, string>>;
  readonly os?: string | readonly string[];
  readonly cpu?: string | readonly string[];
}

/** By their folders; the project itself is at "". */
const { "": project, ...locked } = JSON.parse(read("package-lock.json")).packages as Record<string, LockedPackage>;

/** The folders of the locked packages of which `isWrong` is true. */
const lockedWhere = (isWrong: (one: LockedPackage) => boolean) =>
  Object.entries(locked).flatMap(([folder, one]) => (isWrong(one) ? [folder] : []));

test("every dependency is listed with its reason", () => {
  const reasons = read("docs/dependencies.md");
  const covered = (name: string) =>
    reasons.includes(`\`${name}\``) || (name.startsWith("@types/") && reasons.includes("`@types/*`"));
  expect(Object.keys(all).filter((name) => !covered(name))).toEqual([]);
});

test("versions are exact, and the lockfile has the same", () => {
  const ranges = Object.entries(all).filter(
    ([, version]) => !/^(npm:[\w-]+@)?\d+\.\d+\.\d+$/.test(version), // `npm:` where two versions stand side by side
  );
  expect(ranges).toEqual([]);
  expect(project).toMatchObject({ dependencies, optionalDependencies, devDependencies });
  for (const [name, version] of Object.entries(all)) {
    expect(locked[`node_modules/${name}`]?.version, name).toBe(version.split("@").at(-1));
  }
});

test("every package comes from npm's registry, with a hash of its content", () => {
  // npm takes those without an address from the registry.
  expect(
    lockedWhere(({ resolved = "https://registry.npmjs.org/" }) => !resolved.startsWith("https://registry.npmjs.org/")),
  ).toEqual([]);
  expect(lockedWhere((one) => !one.integrity?.startsWith("sha512-"))).toEqual([]);
});

test("the Node that runs is one of them, of one version on every system", () => {
  const nodes = Object.entries(locked).filter(([, { bin }]) => bin?.node !== undefined);
  expect(nodes.map(([folder]) => folder.replace("node_modules/", ""))).toEqual(Object.keys(optionalDependencies));
  expect(new Set(Object.values(optionalDependencies)).size).toBe(1);
  const machine = nodes.find(([, { os, cpu }]) => os?.includes(process.platform) && cpu?.includes(process.arch));
  expect(`v${machine?.[1].version}`).toBe(process.version);
});

test("no package runs a script when it is installed, but those that are allowed to", () => {
  const allowed = Object.entries(allowScripts).flatMap(([name, isAllowed]) =>
    isAllowed ? [`node_modules/${name}`] : [],
  );
  expect(lockedWhere(({ hasInstallScript }) => hasInstallScript === true)).toEqual(allowed.sort());
});

/**
 * They ask for their notice where the package is passed on, which it is with the package itself; docs/dependencies.md
 * says how the site itself names them. The LGPL is that of libvips, which sharp loads as a library of its own.
 */
const allowed = "0BSD Apache-2.0 BSD-3-Clause BlueOak-1.0.0 ISC LGPL-3.0-or-later MIT MIT-0 OFL-1.1".split(" ");

/** These packages are used to build and test, and are not passed on. */
/** CC-BY-4.0: tables of browsers (caniuse-lite), which are not distributed. */
const allowedInDevelopment = [...allowed, "BSD-2-Clause", "CC0-1.0", "CC-BY-4.0", "MPL-2.0"];

/** Reads an SPDX expression without nested parentheses. */
function isAllowed(expression: string, licenses: readonly string[]): boolean {
  const choices = expression.replace(/[()]/g, "").split(" OR ");
  return choices.some((choice) => choice.split(" AND ").every((license) => licenses.includes(license)));
}

test("every package has a license that is allowed", () => {
  expect(isAllowed("(BSD-3-Clause OR GPL-2.0)", allowed)).toBe(true);
  expect(isAllowed("MIT AND GPL-2.0", allowed)).toBe(false);
  const isWrong = ({ license = "", dev, optional }: LockedPackage) =>
    dev ? !optional && !isAllowed(license, allowedInDevelopment) : !isAllowed(license, allowed);
  expect(lockedWhere(isWrong)).toEqual([]);
});

test("the SBOM names all that runs, with hashes and licenses, and nothing else", () => {
  const sbom = execFileSync("node", ["scripts/sbom.ts"], { cwd: root, encoding: "utf8" });
  const { components } = JSON.parse(sbom) as {
    components: { name: string; version: string; hashes?: unknown[]; licenses?: unknown[] }[];
  };
  const running = Object.entries(locked).filter(([, { dev }]) => !dev);
  const names = running.map(([folder, { version }]) => `${folder.replace(/^.*node_modules\//, "")} ${version}`);
  expect(new Set(components.map(({ name, version }) => `${name} ${version}`))).toEqual(new Set(names));
  expect(components.filter(({ hashes, licenses }) => !hashes?.length || !licenses?.length)).toEqual([]);
});
