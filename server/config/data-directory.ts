import { accessSync, constants, existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { StartupError } from "./startup-error.ts";

/** Makes sure that the process has a folder to write to. @throws StartupError */
export function prepareDataDirectory(folder: string): void {
  expectWritable(
    `DATA_DIRECTORY ${folder}`,
    "set it to a folder this user may write, such as .data",
    folder,
    createFolder,
  );
}

/**
 * Checks the media folder that several servers share. It is never created: one that is missing is not mounted.
 *
 * @throws StartupError
 */
export function checkMediaDirectory(folder: string): void {
  expectWritable(
    `MEDIA_DIRECTORY ${folder}`,
    "create or mount it, or set it to a folder that all servers share",
    folder,
  );
}

function expectWritable(name: string, advice: string, folder: string, prepare?: (folder: string) => void): void {
  try {
    prepare?.(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? String(error);
    throw new StartupError(`${name} cannot be written to (${reason}): ${advice}.`);
  }
}

/** `mkdir` with `recursive` never returns where the kernel refuses new entries (/proc, Node 26.10). */
function createFolder(folder: string): void {
  if (existsSync(folder)) return;
  createFolder(dirname(folder));
  mkdirSync(folder);
}
