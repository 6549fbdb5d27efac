import { z } from "zod";
import type { Environment } from "#server/config/environment.ts";
import { parseRsaKey, readSettingFile } from "#server/config/setting-file.ts";
import { StartupError } from "#server/config/startup-error.ts";
import { parseJson } from "#site/product-api/parse-fields.ts";
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
  const content = keyFile.safeParse(parseJson(readSettingFile("GOOGLE_WALLET_KEY", file).toString()));
  const privateKey = content.data && parseRsaKey(content.data.private_key);
  if (!content.success || !privateKey) {
    throw new StartupError(
      `GOOGLE_WALLET_KEY must be the key file of a service account, with "client_email" and an RSA "private_key": ${file} is none.`,
    );
  }
  return { issuerId, serviceAccount: content.data.client_email, privateKey };
}
