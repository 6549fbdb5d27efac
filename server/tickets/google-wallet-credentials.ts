import { createPrivateKey, type KeyObject } from "node:crypto";
import { readFileSync } from "node:fs";
import { z } from "zod";
import type { Environment } from "#server/config/environment.ts";
import { StartupError } from "#server/config/startup-error.ts";
import type { GoogleWalletCredentials } from "#site/ticket-secrets.ts";

/** What Google Cloud's key files have, as far as it is needed. */
const keyFile = z.object({ client_email: z.email(), private_key: z.string() });

/**
 * Reads the key of the service account that signs links for Google Wallet, in the JSON file that Google Cloud creates.
 *
 * @throws StartupError that names the setting, and never what the file contains
 */
export function readGoogleWallet({
  issuerId,
  key: file,
}: NonNullable<Environment["googleWallet"]>): GoogleWalletCredentials {
  let json: unknown;
  try {
    json = JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? "no JSON";
    throw new StartupError(`GOOGLE_WALLET_KEY must be a JSON file that this user can read: ${file} (${reason}).`);
  }
  const content = keyFile.safeParse(json);
  const privateKey = content.success ? parseKey(content.data.private_key) : undefined;
  if (!content.success || !privateKey) {
    throw new StartupError(
      `GOOGLE_WALLET_KEY must be the key file of a service account, with "client_email" and an RSA "private_key": ${file} is none.`,
    );
  }
  return { issuerId, serviceAccount: content.data.client_email, privateKey };
}

function parseKey(pem: string): KeyObject | undefined {
  try {
    const key = createPrivateKey(pem);
    return key.asymmetricKeyType === "rsa" ? key : undefined;
  } catch {
    return undefined;
  }
}
