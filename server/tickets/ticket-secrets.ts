import { createHmac } from "node:crypto";
import type { Logger } from "pino";
import type { Environment } from "#server/config/environment.ts";
import { readImageKeys } from "#server/config/image-keys.ts";
import type { TicketSecrets } from "#site/ticket-secrets.ts";
import { readAppleWallet } from "./apple-wallet-credentials.ts";
import { readGoogleWallet } from "./google-wallet-credentials.ts";

/** Hexadecimal digits of a derived id: 128 bits of HMAC-SHA-256. */
const idLength = 32;

/** Days before which an operator should renew Apple's certificate. */
const warningDays = 30;

/**
 * Reads what tickets need beyond their page: the site's key and the credentials of wallets.
 *
 * @throws StartupError that names the setting of a file that cannot be used
 */
export function readTicketSecrets(
  environment: Pick<Environment, "appleWallet" | "googleWallet" | "imageKeys" | "dataDirectory">,
  log: Logger,
): TicketSecrets {
  const appleWallet = environment.appleWallet && readAppleWallet(environment.appleWallet);
  const googleWallet = environment.googleWallet && readGoogleWallet(environment.googleWallet);
  if (appleWallet) warnOfExpiry(appleWallet.expiresAt, log);
  const deriveId = createDeriveId(readImageKeys(environment.imageKeys, environment.dataDirectory).lasting);
  return { deriveId, appleWallet, googleWallet };
}

/** Logs a certificate that has expired or soon will. From then on the site does not offer that wallet. */
function warnOfExpiry(expiresAt: Date, log: Logger): void {
  const days = Math.floor((expiresAt.getTime() - Date.now()) / 86_400_000);
  if (days < warningDays) log.warn({ expiresAt, days }, "Apple Wallet certificate expires");
}

/** @param key the site's secret. Image URLs are signed with it too; the prefix keeps the two apart */
export function createDeriveId(key: string): TicketSecrets["deriveId"] {
  return (purpose, value) =>
    createHmac("sha256", key).update(`ticket-id ${purpose}\n`).update(value).digest("hex").slice(0, idLength);
}
