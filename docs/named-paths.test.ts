import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const { scripts } = JSON.parse(read("package.json")) as { scripts: object };

/** All paths of the repository in backquotes; URLs of the site start with "/" and are left out. */
const pathsIn = (text: string) => Array.from(text.matchAll(/`([\w.@[\]-]+\/[\w./@[\]-]*)`/g), ([, path = ""]) => path);

test.each(["docs/specification-coverage.md", "docs/where-to-change.md"])("every path in %s exists", (document) => {
  expect(pathsIn(read(document)).filter((path) => !existsSync(join(root, path)))).toEqual([]);
});

/** What GitHub makes of the headings of a document. */
const anchorsOf = (text: string) =>
  Array.from(text.matchAll(/^#+ (.+)$/gm), ([, heading = ""]) =>
    heading
      .replace(/\]\([^)]*\)/g, "")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, "")
      .replaceAll(" ", "-"),
  );

const documents = ["README.md", ...globSync("{docs,benchmarks,brand}/**/*.md", { cwd: root })];

test.each(documents)("the files, names, commands, headings and decisions that %s names exist", (document) => {
  const text = read(document);
  const line = text.replace(/\s+/g, " ");
  const find = (path: string) =>
    [root, join(root, dirname(document))].map((place) => join(place, path)).find(existsSync);
  const files = pathsIn(text).filter((path) => /\.(css|mjs|svg|tsx?)$/.test(path) && !find(path));
  const names = line.matchAll(/`([$\w]+)` (?:in|of) `([\w./-]+\/[\w.-]+\.(?:conf|css|tsx?))`/g);
  const missing = Array.from(names).filter(([, name = "", path = ""]) => {
    const file = find(path);
    return file === undefined || !readFileSync(file, "utf8").includes(name);
  });
  const commands = Array.from(text.matchAll(/npm run (?:--\S+ )?([\w:-]+)/g), ([, name = ""]) => name);
  const links = Array.from(text.matchAll(/\]\((?![a-z]+:)([^)\s]+)\)/g), ([, link = ""]) => link);
  const broken = links.filter((link) => {
    const [path = "", anchor] = link.split("#");
    const file = path ? join(root, dirname(document), path) : join(root, document);
    return !existsSync(file) || (anchor !== undefined && !anchorsOf(readFileSync(file, "utf8")).includes(anchor));
  });
  const decisions = line.matchAll(/\[(?:decision )?(\d+)\]\([\w./]*?(\d{4})-[\w-]+\.md/gi);
  const misnamed = Array.from(decisions).filter(([, written, file]) => Number(written) !== Number(file));
  const unknown = commands.filter((name) => !(name in scripts));
  expect([...files, ...missing, ...unknown, ...broken, ...misnamed]).toEqual([]);
});

test("every file that a comment names exists", () => {
  const folders = "backend,benchmarks,brand,commands,contract,deploy,docs,locales,scripts,server,site,statistics,tests";
  const repository = globSync(["*.*", `{${folders}}/**/*.*`], { cwd: root });
  // A comment may leave out the folders that it is in itself.
  const ends = new Set(
    repository.flatMap((file) => file.split("/").map((_, from, parts) => parts.slice(from).join("/"))),
  );
  const missing: string[] = [];
  for (const source of repository.filter((file) => /\.(conf|css|mjs|service|tsx?)$/.test(file))) {
    const comments = read(source).match(/^\s*(?:\/\/|\/?\*|#).*$|\s\/\/ .*$/gm) ?? [];
    const named = comments.join("\n").matchAll(/(?<![\w./@:*…-])(\w[\w./-]*\.(?:conf|css|md|mjs|tsx?))(?![\w/])/g);
    for (const [, path = ""] of named) if (!ends.has(path)) missing.push(`${source}: ${path}`);
  }
  expect(missing).toEqual([]);
});
