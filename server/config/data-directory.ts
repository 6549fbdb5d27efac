import { accessSync, constants, existsSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { StartupError } from "./startup-error.ts";

/** Makes sure that the process has a folder to write to. @throws StartupError */
export function prepareDataDirectory(folder: string): void {
  try {
    createFolder(folder);
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? String(error);
    throw new StartupError(
      `DATA_DIRECTORY ${folder} cannot be written to (${reason}): set it to a folder this user may write, such as .data.`,
    );
  }
}

/**
 * Checks the media folder that several servers share. It is never created: one that is missing is not mounted.
 *
 * @throws StartupError
 */
export function checkMediaDirectory(folder: string): void {
  try {
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? String(error);
    throw new StartupError(
      `MEDIA_DIRECTORY ${folder} cannot be written to (${reason}): create or mount it, or set it to a folder that all servers share.`,
    );
  }
}

/** `mkdir` with `recursive` never returns where the kernel refuses new entries (/proc, Node 26.10). */
function createFolder(folder: string): void {
  if (existsSync(folder)) return;
  createFolder(dirname(folder));
  mkdirSync(folder);
}
