import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { AstroIntegration } from "astro";
import { sourceFingerprint } from "./source-fingerprint.ts";

const stampFile = (projectFolder: string) => join(projectFolder, "dist", "source-fingerprint");

/** Notes beside every build which sources it was made of, as they were when it began. */
export function buildStamp(projectFolder: string): AstroIntegration {
  let fingerprint: string;
  return {
    name: "build-stamp",
    hooks: {
      "astro:build:start": () => {
        fingerprint = sourceFingerprint(projectFolder);
        rmSync(stampFile(projectFolder), { force: true }); // a build that fails half-way is none
      },
      "astro:build:done": () => writeFileSync(stampFile(projectFolder), fingerprint),
    },
  };
}

/** Whether the build in dist/ is made of exactly the present sources. */
export function isBuildCurrent(projectFolder: string): boolean {
  try {
    return readFileSync(stampFile(projectFolder), "utf8") === sourceFingerprint(projectFolder);
  } catch {
    return false; // no build, or one that did not finish
  }
}
