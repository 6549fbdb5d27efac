import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { chromium } from "@playwright/test";

/** Chromium without windows comes first, as Playwright itself uses it: tests take half the time. */
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/** @returns the path of the Chromium to test with: `CHROMIUM_PATH`, else the first on the PATH, else undefined */
export function findBrowser(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}

/** Debian's. The fonts cover all languages; `site/styles/fallback-fonts.ts` is measured against some of them. */
const packages = [
  "chromium-headless-shell",
  "fonts-liberation",
  "fonts-noto-core",
  "fonts-noto-cjk",
  "fonts-noto-color-emoji",
];

/**
 * Finds a Chromium, and installs one where there is none: Debian's headless shell, with fonts, where this user may, else
 * the one that Playwright downloads. A wrong `CHROMIUM_PATH` is a mistake to report, not a reason to change the machine.
 *
 * @returns the path for CHROMIUM_PATH, or undefined where none can be installed
 */
export function ensureBrowser(): string | undefined {
  if (process.env.CHROMIUM_PATH) return workingBrowser();
  const isAdministrator = process.getuid?.() === 0 && run("apt-get", ["--version"], "ignore");
  if (isAdministrator && !run("dpkg-query", ["--show", ...packages], "ignore")) {
    process.stdout.write("Installing Chromium's headless shell and fonts…\n");
    run("apt-get", ["update", "-qq"]);
    run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages]);
  }
  const installed = workingBrowser();
  if (installed !== undefined) return installed;
  process.stdout.write("No Chromium found: downloading Playwright's…\n");
  run(process.execPath, [
    "node_modules/@playwright/test/cli.js",
    "install",
    ...(isAdministrator ? ["--with-deps"] : []),
    "chromium",
  ]);
  return workingBrowser();
}

/** Runs each one: Ubuntu's /usr/bin/chromium-browser only prints that something else must be installed. */
function workingBrowser(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  return (chosen ? [chosen] : [findBrowser(), chromium.executablePath()]).find(
    (path) => path !== undefined && existsSync(path) && run(path, ["--version"], "ignore"),
  );
}

function run(command: string, parameters: string[], stdio: "inherit" | "ignore" = "inherit"): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(command, parameters, { stdio, env }).status === 0;
}
