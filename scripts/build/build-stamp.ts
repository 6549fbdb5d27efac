import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sourceFingerprint } from "./source-fingerprint.ts";

const stampFile = (projectFolder: string) => join(projectFolder, "dist", "source-fingerprint");

/** Writes beside a finished build which sources it was made from. @param fingerprint of the sources when it began */
export function writeBuildStamp(projectFolder: string, fingerprint: string): void {
  writeFileSync(stampFile(projectFolder), fingerprint);
}

/** Whether the build in dist/ was made from exactly the present sources. */
export function isBuildCurrent(projectFolder: string): boolean {
  try {
    return readFileSync(stampFile(projectFolder), "utf8") === sourceFingerprint(projectFolder);
  } catch {
    return false; // no build, or one that did not finish
  }
}
