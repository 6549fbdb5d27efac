import { randomBytes, randomUUID } from "node:crypto";
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartupError } from "./startup-error.ts";

/** In the data directory. */
export const keyFile = "picture-key";

/** 256 bits in base64url. */
const generatedKey = /^[A-Za-z0-9_-]{43}$/;

/**
 * Returns the key that image URLs are signed with: that of the settings, or one that the first start generates and
 * stores, so that URLs stay the same after restarts.
 *
 * @throws StartupError where it can neither be read nor generated
 */
export function readImageKey(setting: string | undefined, dataDirectory: string): string {
  if (setting !== undefined) return setting;
  const file = join(dataDirectory, keyFile);
  if (!existsSync(file)) {
    try {
      writeOnce(file, randomBytes(32).toString("base64url"));
    } catch {
      throw keyError(file, "cannot be written: make DATA_DIRECTORY writable");
    }
  }
  const stored = readFileSync(file, "utf8").trim();
  if (!generatedKey.test(stored)) throw keyError(file, "is invalid: remove it");
  return stored;
}

/** Writes a file, unless another process has. It is whole or not there, also where the power fails meanwhile. */
function writeOnce(file: string, content: string): void {
  const temporary = `${file}.${randomUUID()}`;
  try {
    writeFileSync(temporary, content, { flag: "wx", mode: 0o600, flush: true });
    linkSync(temporary, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    rmSync(temporary, { force: true });
  }
}

function keyError(file: string, what: string): StartupError {
  return new StartupError(
    `The key of image URLs in ${file} ${what}, or set PICTURE_KEY, such as to the output of \`openssl rand -hex 32\`.`,
  );
}
