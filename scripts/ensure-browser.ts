import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { findBrowser } from "./find-browser.ts";

/**
 * Finds a Chromium, and installs one where there is none: Debian's package where this user may, else the one that
 * Playwright downloads. A `CHROMIUM_PATH` that names none is a mistake to tell, not a reason to change the machine.
 *
 * @returns the path for CHROMIUM_PATH, or undefined when none can be had
 */
export function ensureBrowser(): string | undefined {
  const present = workingBrowser();
  if (present !== undefined || process.env.CHROMIUM_PATH) return present;
  const isAdministrator = process.getuid?.() === 0 && run("apt-get", ["--version"], "ignore");
  if (isAdministrator) {
    process.stdout.write("No Chromium found: installing Debian's package…\n");
    run("apt-get", ["update", "-qq"]);
    run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"]);
    const installed = workingBrowser();
    if (installed !== undefined) return installed;
  }
  process.stdout.write("No Chromium found: downloading Playwright's…\n");
  run(process.execPath, [
    "node_modules/@playwright/test/cli.js",
    "install",
    ...(isAdministrator ? ["--with-deps"] : []),
    "chromium",
  ]);
  return workingBrowser();
}

/** Ubuntu has a /usr/bin/chromium-browser that only tells to install something else, so each one is tried. */
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
