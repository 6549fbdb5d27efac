import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartupError } from "#server/config/startup-error.ts";

const fileName = "picture-key";

/** Characters of a key in base64url: 256 bits. */
const generated = /^[A-Za-z0-9_-]{43}$/;

/**
 * The key that pictures are signed with: the one of the settings, else one made at the first start and kept, so that
 * addresses stay the same over restarts.
 *
 * @throws StartFault where it can neither be read nor made
 */
export function imageKey(setting: string | undefined, dataDirectory: string): string {
  if (setting !== undefined) return setting;
  const file = join(dataDirectory, fileName);
  const key = randomBytes(32).toString("base64url");
  try {
    writeFileSync(file, key, { flag: "wx", mode: 0o600 });
    return key;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw keyError(file, "cannot be written");
  }
  const kept = readFileSync(file, "utf8").trim();
  if (!generated.test(kept)) throw keyError(file, "holds no key: remove it");
  return kept;
}

function keyError(file: string, what: string): StartupError {
  return new StartupError(`The key of picture addresses in ${file} ${what}, or set PICTURE_KEY.`);
}
