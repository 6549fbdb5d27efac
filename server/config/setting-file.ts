import { createPrivateKey, type KeyObject } from "node:crypto";
import { readFileSync } from "node:fs";
import { StartupError } from "./startup-error.ts";

/** Reads the file that a setting names. @throws StartupError */
export function readSettingFile(setting: string, file: string): Buffer {
  try {
    return readFileSync(file);
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? String(error);
    throw new StartupError(`${setting} must be a file that this user can read: ${file} (${reason}).`);
  }
}

/** Parses a private RSA key, PEM without a passphrase. @returns `undefined` where it is none */
export function parseRsaKey(pem: string | Buffer): KeyObject | undefined {
  try {
    const key = createPrivateKey(pem);
    return key.asymmetricKeyType === "rsa" ? key : undefined;
  } catch {
    return undefined;
  }
}
