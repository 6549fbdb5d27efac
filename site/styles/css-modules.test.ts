import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";

const site = resolve(import.meta.dirname, "..");
const sources = new Map(
  Object.keys(import.meta.glob(["../**/*.{ts,tsx}", "!../**/*.test.*"])).map((path) => {
    const file = resolve(import.meta.dirname, path);
    return [file, readFileSync(file, "utf8")];
  }),
);

/** Classes as "file .name", as Vite reads them; it lists animations as well. */
const defined = Object.entries(
  import.meta.glob<Record<string, string>>("../**/*.module.css", { eager: true, import: "default" }),
).flatMap(([path, names]) => {
  const file = resolve(import.meta.dirname, path);
  const animations = [...readFileSync(file, "utf8").matchAll(/@keyframes (\w+)/g)].map(([, name]) => name);
  return Object.keys(names)
    .filter((name) => !animations.includes(name))
    .map((name) => `${file} .${name}`);
});

/** The classes that a file names, and the modules of which it computes names: `styles[size]`. */
function usesIn(file: string, source: string) {
  const named: string[] = [];
  const computed: string[] = [];
  for (const [, styles, path = ""] of source.matchAll(/^import (\w+) from "([^"]+\.module\.css)";$/gm)) {
    const module = path.startsWith("#site/") ? join(site, path.slice("#site/".length)) : join(dirname(file), path);
    for (const [, name] of source.matchAll(new RegExp(`(?<![\\w-])${styles}\\.(\\w+)`, "g")))
      named.push(`${module} .${name}`);
    if (source.includes(`${styles}[`)) computed.push(module);
  }
  return { named, computed };
}

const uses = [...sources].map(([file, source]) => usesIn(file, source));
const named = new Set(uses.flatMap((one) => one.named));
const computed = new Set(uses.flatMap((one) => one.computed));

/** Whether a source has the name as a value, or the beginning of a template for it: `tiles${count}`. */
function isValue(name: string): boolean {
  const template = `\`${name.replace(/\d+$/, "")}\${`;
  return [...sources.values()].some((source) => source.includes(`"${name}"`) || source.includes(template));
}

test("every class that a component names is in its CSS module", () => {
  expect(named.size).toBeGreaterThan(100);
  expect([...named].filter((one) => !defined.includes(one))).toEqual([]);
});

test("every class of a CSS module is named by a component", () => {
  const unused = defined.filter((one) => {
    const [module = "", name = ""] = one.split(" .");
    return !named.has(one) && !(computed.has(module) && isValue(name));
  });
  expect(unused).toEqual([]);
});

/** Classes of the sheets that are no modules: a component names them as they are. */
const shared = new Set(
  Object.values(
    import.meta.glob<string>(["../**/*.css", "!../**/*.module.css"], { eager: true, query: "?raw", import: "default" }),
  )
    .map((sheet) => sheet.replace(/\/\*[\s\S]*?\*\//g, ""))
    .flatMap((sheet) => [...sheet.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = ""]) => name)),
);

/** What a component has as the text of a `className`, or at its beginning. */
const plain = new Set(
  [...sources.values()].flatMap((source) =>
    [...source.matchAll(/className=(?:\{?["`]|\{classNames\(")([^"`$]*)/g)].flatMap(([, names = ""]) =>
      names.split(" ").filter(Boolean),
    ),
  ),
);

test("every class that a component names as it is is in a style sheet", () => {
  expect(plain.size).toBeGreaterThan(20);
  expect([...plain].filter((name) => !shared.has(name))).toEqual([]);
});

test("every shared class is named by a component", () => {
  const defined = [...readFileSync(join(site, "styles/shared.css"), "utf8").matchAll(/^ {2}\.([a-z][\w-]*)/gm)];
  expect(defined.map(([, name = ""]) => name).filter((name) => !plain.has(name) && !isValue(name))).toEqual([]);
});
