import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

/** Chromium without windows comes first, as Playwright itself uses it: tests take half the time. */
const names = ["chromium-headless-shell", "chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];

/** @returns the path of the Chromium to test with: `CHROMIUM_PATH`, else the first on the PATH, else undefined */
export function findBrowser(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find((path) => existsSync(path));
}
