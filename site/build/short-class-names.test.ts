import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createShortName } from "./short-class-names.ts";

const root = join(import.meta.dirname, "..", "..");
const files = globSync("site/**/*.module.css", { cwd: root }).sort();
const shortName = createShortName(files);

test("no two classes of all CSS modules have the same name, and each is short", () => {
  const names = files.flatMap((file) => {
    const css = readFileSync(join(root, file), "utf8");
    const classes = new Set(Array.from(css.matchAll(/\.([a-zA-Z][\w-]*)/g), ([, name = ""]) => name));
    return [...classes].map((name) => shortName(name, file, css));
  });
  expect(names.length).toBeGreaterThan(300);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => !/^_[a-z]{2}\d{1,3}$/.test(name))).toEqual([]);
});
