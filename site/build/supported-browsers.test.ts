import data from "@mdn/browser-compat-data/forLegacyNode";
import type { Identifier } from "@mdn/browser-compat-data/types";
import { expect, test } from "vitest";
import { type BrowserVersions, lookBrowsers, scriptBrowsers } from "./supported-browsers.ts";

const names: readonly (keyof BrowserVersions)[] = ["chrome", "firefox", "safari"];

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
