import { cpSync, mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { distName } from "#server/config/dist-name.ts";
import { temporaryFolder } from "#server/temporary-folder.harness.ts";
import { isBuildCurrent, sourceFingerprint, writeBuildStamp } from "./source-fingerprint.ts";

/** A file of each kind that goes into the build, and what does not. */
const files = [
  ...["package-lock.json", "package.json", "tsconfig.base.json", "tsconfig.json", "vite.config.ts", "site/base.css"],
  ...[
    "site/pages/page.tsx",
    "locales/tr.json",
    "brand/logo.svg",
    "contract/a.ts",
    "statistics/a.ts",
    "server/main.mjs",
  ],
  ...["tests/brand/brand.ts", "commands/terminal-text.ts", "scripts/build.ts", "scripts/build/write-error-pages.ts"],
  ...["server/http/fallback-error-page.ts", `${distName}/index.js`],
];

let project: string;
const write = (path: string, content: string) => {
  mkdirSync(dirname(join(project, path)), { recursive: true });
  writeFileSync(join(project, path), content);
};

beforeEach(() => {
  project = temporaryFolder();
  for (const file of files) write(file, "1");
  writeBuildStamp(project, sourceFingerprint(project));
});

test("nothing changed: the build is current, after a copy with other times too", () => {
  expect(isBuildCurrent(project)).toBe(true);
  cpSync(project, `${project}-copy`, { recursive: true });
  onTestFinished(() => rmSync(`${project}-copy`, { recursive: true }));
  utimesSync(join(`${project}-copy`, "site/base.css"), new Date(), new Date());
  expect(isBuildCurrent(`${project}-copy`)).toBe(true);
});

test.each([
  ["a locale", () => write("locales/tr.json", "2")],
  ["the build's settings", () => write("vite.config.ts", "2")],
  ["the error page of the proxy", () => write("server/http/fallback-error-page.ts", "2")],
  ["a package", () => write("package-lock.json", "2")],
  ["the brand of the tests", () => write("tests/brand/brand.ts", "2")],
  ["a new page", () => write("site/pages/new.tsx", "")],
  ["a page removed", () => rmSync(join(project, "site/base.css"))],
  ["a page renamed", () => renameSync(join(project, "site/base.css"), join(project, "site/other.css"))],
  [
    "an older file restored",
    () => {
      write("site/base.css", "0");
      utimesSync(join(project, "site/base.css"), 0, 0);
    },
  ],
  ["no build", () => rmSync(join(project, distName), { recursive: true })],
])("%s: the build is stale", (_name, change) => {
  change();
  expect(isBuildCurrent(project)).toBe(false);
});

test.each([
  ["the server", () => write("server/main.mjs", "2")],
  ["a test", () => write("site/pages/page.test.tsx", "2")],
])("%s does not go into the build", (_name, change) => {
  change();
  expect(isBuildCurrent(project)).toBe(true);
});
