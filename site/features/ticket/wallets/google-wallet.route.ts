import { redirectPrivately, ticketFile } from "../actions/ticket-file.ts";
import { eventFacts } from "../event/event-facts.ts";
import { eventColor, passColor } from "./pass-color.ts";

/** GET /ticket/:slug/:package_uuid/:ticket_uuid/google-wallet: only here, with the visitor's press, Google is involved. */
export const googleWallet = ticketFile(async ({ ticket, path, i18n, settings, ticketSecrets, signImage }) => {
  const { event, code, packageName } = ticket;
  const { googleWallet: credentials, deriveId } = ticketSecrets;
  if (!code || !credentials) return undefined;
  const { googleWalletUrl } = await import("./google-pass.ts");
  const content = { event: eventFacts(event, i18n.t), code, packageName };
  const options = {
    credentials,
    deriveId,
    path,
    i18n,
    origin: settings.origin,
    color: passColor(eventColor(event, signImage)),
    now: new Date(),
  };
  return redirectPrivately(await googleWalletUrl(content, options));
});
