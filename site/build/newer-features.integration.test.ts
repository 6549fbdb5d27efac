import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { distName } from "#server/config/dist-name.ts";
import { listInlineScripts } from "./list-inline-scripts.harness.ts";
import { findFeatures, newerThan } from "./newer-features.harness.ts";
import { scriptBrowsers } from "./supported-browsers.ts";

const root = join(import.meta.dirname, "..", "..");
const inline = import.meta.glob<string>("../**/*.ts", { query: "?inline-script", import: "source" });

/** What some of the browsers lack and scripts name, by script, and why that does no harm. */
const harmless: Readonly<Record<string, string>> = {
  "animate-scene: navigator.connection": "`?.`: the scene moves",
  "client-entry: navigation": "React asks for its type",
  "client-entry: navigator.connection": "React asks for it",
  "client-entry: setImmediate": "React's scheduler asks for its type",
  "client-entry: skipTransition": "as startViewTransition",
  "client-entry: startViewTransition": "of <ViewTransition> in React, which no page has",
  "code-actions: navigator.wakeLock": "`in`: the screen goes dark as always",
  "lead-into-app: getInstalledRelatedApps": "`?.`: Join leads",
  "consent-dialog: createPolicy": "of trustedTypes, after `?.`",
  "offline-copy: createPolicy": "of trustedTypes, after `?.`",
  "offline-copy: createScriptURL": "of a policy of trustedTypes",
  "post-carousel: toArray": "of Children in React",
  "post-images: number": "a function of ours",
  "post-images: retry": "a function of ours",
  "shared: navigator.share": "in a `try`, and asked for: the link is copied",
  "shared: share": "as navigator.share",
  "shared: showPopover": "`?.`: the toast is shown in its place",
  "shared: use": "of React",
  "start-client: requestIdleCallback": "`in`: scripts are loaded after a moment",
};

test("scripts use what the browsers have that they are for, or do without it", async () => {
  const features = newerThan(scriptBrowsers);
  const chunks = globSync(`${distName}/client/assets/*.js`, { cwd: root }).map((file) => ({
    name: basename(file).replace(/-[\w-]{8}\.js$/, ""),
    script: readFileSync(join(root, file), "utf8"),
  }));
  const scripts = listInlineScripts().map(async (file) => ({
    name: basename(file, ".ts"),
    script: (await inline[`../${file.slice("site/".length)}`]?.()) ?? "",
  }));
  const all = [...chunks, ...(await Promise.all(scripts))];
  expect(all.map(({ name }) => name)).toEqual(expect.arrayContaining(["client-entry", "report-form", "head-script"]));
  const found = all.flatMap(({ name, script }) =>
    findFeatures(script, features).map((feature) => `${name}: ${feature}`),
  );
  expect([...new Set(found)].sort()).toEqual(Object.keys(harmless).sort());
});
