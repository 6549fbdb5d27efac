import { readFileSync } from "node:fs";
import { join } from "node:path";
import data from "@mdn/browser-compat-data/forLegacyNode";
import type { Identifier } from "@mdn/browser-compat-data/types";
import { expect, test } from "vitest";
import { type BrowserVersions, buildTargets, lookBrowsers, scriptBrowsers } from "./supported-browsers.ts";

const read = (file: string) => readFileSync(join(import.meta.dirname, "..", "..", file), "utf8").replace(/\s+/g, " ");
const title = { chrome: "Chrome", firefox: "Firefox", safari: "Safari" };
const names = Object.keys(title) as (keyof BrowserVersions)[];

/** The first version that has all of it, by MDN's data. @param features as paths */
const firstWith = (name: keyof BrowserVersions, features: readonly string[]) =>
  Math.max(
    ...features.map((path) => {
      const found = path.split("/").reduce<unknown>((entry, key) => (entry as Record<string, unknown>)[key], data);
      const [first] = [(found as Identifier).__compat?.support[name] ?? []].flat();
      return Number(first?.version_added);
    }),
  );

test.each(names)("both versions of %s exist, and are those that MDN's data gives", (name) => {
  for (const versions of [scriptBrowsers, lookBrowsers]) {
    expect(Object.keys(data.browsers[name].releases)).toContain(String(versions[name]));
  }
  const looks = ["css/types/color/light-dark", "api/HTMLElement/popover", "css/selectors/has"];
  expect(firstWith(name, looks)).toBe(lookBrowsers[name]);
  // What scripts cannot ask for before they are read.
  const syntax = ["javascript/regular_expressions/lookbehind_assertion", "javascript/operators/import_meta"];
  expect(firstWith(name, syntax)).toBeLessThanOrEqual(scriptBrowsers[name]);
});

test("the README names them", () => {
  for (const versions of [scriptBrowsers, lookBrowsers]) {
    const list = names.map((name) => `${title[name]} ${versions[name]}`);
    expect(read("README.md")).toContain(`${list[2]}, ${list[0]} and ${list[1]}`);
  }
});

test("the build takes them, and the types of scripts are those of ES2023", () => {
  expect(buildTargets(scriptBrowsers)).toEqual(["chrome111", "firefox121", "safari16.4"]);
  for (const file of ["tsconfig.browser.json", "tsconfig.worker.json"]) {
    expect(read(file)).toMatch(/"target": "ES2023".*"lib": \["ES2023"/);
  }
});
