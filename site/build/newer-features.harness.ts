import data from "@mdn/browser-compat-data/forLegacyNode"; // as a module that Vite does not transform: 17 MB
import type { CompatStatement, Identifier } from "@mdn/browser-compat-data/types";
import { Linter } from "eslint";
import esx from "eslint-plugin-es-x";
import type { BrowserVersions } from "./supported-browsers.ts";

const { api, browsers, javascript } = data;
const builtins = javascript.builtins ?? {};
const ofIntl = builtins.Intl ?? {};

/** Globals that are the one instance of an interface: their members are known without types. */
const instances: Readonly<Record<string, readonly string[]>> = {
  CacheStorage: ["caches"],
  Crypto: ["crypto"],
  Document: ["document"],
  History: ["history"],
  Location: ["location"],
  Navigator: ["navigator"],
  Performance: ["performance"],
  Screen: ["screen"],
  Window: ["window", "globalThis"],
  WorkerGlobalScope: ["self"],
};

/** Interfaces whose members are globals. */
const globalScopes = ["Window", "WorkerGlobalScope", "ServiceWorkerGlobalScope"];

/** The newest versions that were out on a day. @param day as "2021-11-27" */
export function versionsOn(day: string): BrowserVersions {
  const newest = (name: keyof BrowserVersions) =>
    Math.max(
      ...Object.entries(browsers[name].releases).flatMap(([version, { release_date: date }]) =>
        date !== undefined && date <= day ? Number(version) : [],
      ),
    );
  return { chrome: newest("chrome"), firefox: newest("firefox"), safari: newest("safari") };
}

/** What one of some browsers lacks. */
export interface NewerFeatures {
  readonly globals: ReadonlySet<string>;
  /** Members of globals, as `URL.parse`. */
  readonly members: ReadonlySet<string>;
  /** Methods of objects whose type a script does not show, where no other object has one of that name. */
  readonly methods: ReadonlySet<string>;
}

/** Reads in MDN's data what one of these browsers, or its like on phones, lacks of the language and of Web APIs. */
export function newerThan(versions: BrowserVersions): NewerFeatures {
  const [globals, members, methods, everywhere] = [new Set<string>(), new Set<string>(), new Set<string>(), new Set()];
  for (const [owner, entry] of Object.entries({ ...api, ...ofIntl, ...builtins } as Record<string, Identifier>)) {
    if (owner === "__compat") continue;
    if (entry.__compat && isNewer(entry.__compat, versions)) {
      if (!(owner in ofIntl)) globals.add(owner);
    } else everywhere.add(owner);
    for (const [key, { __compat: member }] of Object.entries(entry) as [string, Identifier][]) {
      if (member === undefined || /^__|_(?:event|parameter)$/.test(key)) continue;
      const name = key.replace(/_static$/, "");
      if (!isNewer(member, versions)) {
        everywhere.add(name);
        continue;
      }
      methods.add(name);
      for (const object of [owner, ...(instances[owner] ?? [])]) members.add(`${object}.${name}`);
      if (globalScopes.includes(owner)) globals.add(name);
    }
  }
  return { globals, members, methods: methods.difference(everywhere) };
}

function isNewer(compat: CompatStatement, versions: BrowserVersions): boolean {
  return Object.entries(versions).some(([name, version]) =>
    [name, name === "safari" ? "safari_ios" : `${name}_android`].some(
      (browser) =>
        ![compat.support[browser as "chrome"] ?? []]
          .flat()
          .some(
            ({ version_added: added, version_removed: removed = "Infinity", flags, prefix, alternative_name: alias }) =>
              !flags && !prefix && !alias && numberOf(added) <= version && numberOf(removed) > version,
          ),
    ),
  );
}

/** @param version as MDN writes them: "16.4", "≤79", "preview", or false for none */
function numberOf(version: string | boolean | null): number {
  return typeof version === "string" ? Number(version.replace("≤", "").replace("preview", "Infinity")) : Number.NaN;
}

/**
 * ES2023 is what all browsers have that run scripts, and of later years well-formed strings. Iterators are left out: their
 * `map` is called as that of arrays.
 */
const editionRules = Object.fromEntries(
  Object.keys(esx.configs["flat/restrict-to-es2023"].rules ?? {}).flatMap((rule) =>
    /no-iterator-prototype-|wellformed/.test(rule) ? [] : [[rule, "error"]],
  ),
);

/**
 * @returns the features that a script names, guarded or not; and what it has of a later edition of the language than
 *   ES2023, by the rule of eslint-plugin-es-x that forbids it
 */
export function findFeatures(script: string, { globals, members, methods }: NewerFeatures): string[] {
  const words = new Set(script.match(/[\w$]+/g)); // ESLint compares each member with all names that it is given
  const pairs = [...members].map((name) => name.split(".")).filter((pair) => pair.every((word) => words.has(word)));
  const called = [...methods].filter((name) => words.has(name) && /^\w+$/.test(name));
  const messages = new Linter().verify(script, {
    plugins: { "es-x": esx },
    settings: { "es-x": { aggressive: true } },
    languageOptions: { ecmaVersion: 2023, sourceType: "module" },
    linterOptions: { noInlineConfig: true },
    rules: {
      ...editionRules,
      "no-restricted-globals": ["error", ...[...globals].map((name) => ({ name, message: name }))],
      "no-restricted-properties": [
        "error",
        ...pairs.map(([object = "", property = ""]) => ({ object, property, message: `${object}.${property}` })),
      ],
      "no-restricted-syntax": [
        "error",
        ...called.map((name) => ({
          selector: `CallExpression > MemberExpression.callee[computed=false][property.name="${name}"]`,
          message: name,
        })),
      ],
    },
  } as Linter.Config);
  const names = messages.map(({ ruleId, message }) => {
    if (ruleId === null) return message; // a syntax of later years
    return ruleId.startsWith("es-x/") ? ruleId : (message.split(" ").at(-1) ?? message);
  });
  return [...new Set(names)].sort();
}
