import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

/** All paths of the repository in backquotes; URLs of the site start with "/" and are left out. */
function pathsIn(document: string): string[] {
  const text = readFileSync(join(root, document), "utf8");
  return [...text.matchAll(/`([\w.@[\]-]+\/[\w./@[\]-]*)`/g)].map(([, path = ""]) => path);
}

test.each(["docs/specification-coverage.md", "docs/where-to-change.md"])("every path in %s exists", (document) => {
  const missing = pathsIn(document).filter((path) => !existsSync(join(root, path)));
  expect([...new Set(missing)]).toEqual([]);
});

const documents = ["README.md", ...globSync("{docs,benchmarks,brand}/**/*.md", { cwd: root })];

test.each(documents)("every file named in %s exists", (document) => {
  const files = pathsIn(document).filter((path) => /\.(css|mjs|svg|tsx?)$/.test(path));
  const places = [root, join(root, dirname(document))];
  expect(files.filter((file) => !places.some((place) => existsSync(join(place, file))))).toEqual([]);
});

test.each(documents)("every name that %s finds in a file is there", (document) => {
  const text = readFileSync(join(root, document), "utf8").replace(/\s+/g, " ");
  const pairs = [...text.matchAll(/`([$\w]+)` (?:in|of) `([\w./-]+\/[\w.-]+\.(?:conf|css|tsx?))`/g)];
  const missing = pairs.filter(([, name = "", path = ""]) => {
    const file = [root, join(root, dirname(document))].map((place) => join(place, path)).find(existsSync);
    return file === undefined || !readFileSync(file, "utf8").includes(name);
  });
  expect(missing.map(([pair]) => pair)).toEqual([]);
});

const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { scripts: object };

test.each(documents)("every command that %s names is there", (document) => {
  const commands = readFileSync(join(root, document), "utf8").matchAll(/npm run (?:--\S+ )?([\w:-]+)/g);
  expect(Array.from(commands, ([, name = ""]) => name).filter((name) => !(name in scripts))).toEqual([]);
});

const folders = "backend,benchmarks,brand,commands,contract,deploy,docs,locales,scripts,server,site,statistics,tests";
const repository = globSync(["*.*", `{${folders}}/**/*.*`], { cwd: root });

test("every file that a comment names exists", () => {
  // A comment may leave out the folders that it is in itself.
  const ends = new Set(
    repository.flatMap((file) => file.split("/").map((_, from, parts) => parts.slice(from).join("/"))),
  );
  const missing: string[] = [];
  for (const source of repository.filter((file) => /\.(conf|css|mjs|service|tsx?)$/.test(file))) {
    const comments = readFileSync(join(root, source), "utf8").match(/^\s*(?:\/\/|\/?\*|#).*$|\s\/\/ .*$/gm) ?? [];
    const named = comments.join("\n").matchAll(/(?<![\w./@:*…-])(\w[\w./-]*\.(?:conf|css|md|mjs|tsx?))(?![\w/])/g);
    for (const [, path = ""] of named) if (!ends.has(path)) missing.push(`${source}: ${path}`);
  }
  expect(missing).toEqual([]);
});

/** What GitHub makes of the headings of a document. */
function anchorsOf(file: string): string[] {
  const headings = readFileSync(file, "utf8").matchAll(/^#+ (.+)$/gm);
  return Array.from(headings, ([, heading = ""]) =>
    heading
      .replace(/\]\([^)]*\)/g, "")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, "")
      .replaceAll(" ", "-"),
  );
}

test.each(documents)("every link of %s leads to a file, and to one of its headings", (document) => {
  const text = readFileSync(join(root, document), "utf8");
  const links = Array.from(text.matchAll(/\]\(([^)\s]+)\)/g), ([, link = ""]) => link);
  const broken = links.filter((link) => {
    if (/^[a-z]+:/.test(link)) return false;
    const [path = "", anchor] = link.split("#");
    const file = path ? join(root, dirname(document), path) : join(root, document);
    return !existsSync(file) || (anchor !== undefined && !anchorsOf(file).includes(anchor));
  });
  expect(broken).toEqual([]);
});

/** Links to decisions: the number that is written, and that of the file. */
const decisionLinks = (text: string) =>
  Array.from(text.matchAll(/\[(?:decision\s+)?(\d+)\]\([\w./]*?(\d{4})-[\w-]+\.md/gi), ([, written, file]) => ({
    written: Number(written),
    file: Number(file),
  }));

test.each(documents)("%s names decisions by the numbers of their files", (document) => {
  const links = decisionLinks(readFileSync(join(root, document), "utf8"));
  expect(links.filter(({ written, file }) => written !== file)).toEqual([]);
});

test("a decision whose head names an earlier one is named in the head of that one", () => {
  const heads = globSync("docs/decisions/*.md", { cwd: root }).map((file) => {
    const [head = ""] = readFileSync(join(root, file), "utf8").split("\n## ");
    return { number: Number(basename(file).slice(0, 4)), named: decisionLinks(head).map((link) => link.file) };
  });
  const pairs = heads.flatMap(({ number, named }) => named.map((other) => [other, number] as const));
  const oneSided = pairs.filter(
    ([earlier, later]) => earlier < later && !pairs.some(([named, by]) => named === later && by === earlier),
  );
  expect(oneSided).toEqual([]);
});
