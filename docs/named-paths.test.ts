import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");

/** Every path of the tree in backquotes, apart from addresses of the site. */
function pathsIn(document: string): string[] {
  const text = readFileSync(join(root, document), "utf8");
  return [...text.matchAll(/`([\w.@[\]-]+\/[\w./@[\]-]*)`/g)].map(([, path = ""]) => path);
}

test("every place that the coverage table names exists", () => {
  const missing = pathsIn("docs/specification-coverage.md").filter((path) => !existsSync(join(root, path)));
  expect([...new Set(missing)]).toEqual([]);
});

const documents = ["README.md", ...globSync("{docs,benchmarks,brand}/**/*.md", { cwd: root })];

test.each(documents)("every file that %s names exists", (document) => {
  const files = pathsIn(document).filter((path) => /\.(astro|css|mjs|svg|tsx?)$/.test(path));
  const places = [root, join(root, dirname(document))];
  expect(files.filter((file) => !places.some((place) => existsSync(join(place, file))))).toEqual([]);
});
