import { randomBytes, randomUUID } from "node:crypto";
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { StartupError } from "./startup-error.ts";

/** In the data directory. */
export const keyFile = "picture-key";

/** 256 bits in base64url. */
const generatedKey = /^[A-Za-z0-9_-]{43}$/;

/** The site's secrets, which may be one and the same. */
export interface ImageKeys {
  /** Signs image URLs. The first of the setting. */
  readonly signing: string;
  /** Those whose signatures are valid: all of them, so that a change of keys loses no image. */
  readonly valid: readonly string[];
  /** Names what outlives a change: stored images, tickets in calendars and wallets, counted attempts. The last. */
  readonly lasting: string;
}

/**
 * Returns the keys of the settings, or one that the first start generates and stores, so that URLs stay the same after
 * restarts.
 *
 * @throws StartupError where it can neither be read nor generated
 */
export function readImageKeys(setting: readonly string[] | undefined, dataDirectory: string): ImageKeys {
  const [signing = readStoredKey(dataDirectory), ...others] = setting ?? [];
  return { signing, valid: [...new Set([signing, ...others])], lasting: others.at(-1) ?? signing };
}

function readStoredKey(dataDirectory: string): string {
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

/** Writes a file atomically, unless another process has: after a power failure it is complete or missing. */
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
