import { defineEndpoint } from "#site/route-handlers.ts";
import { redirectPrivately, ticketFile } from "../actions/ticket-file.ts";
import { eventColor, passColor } from "./pass-color.ts";
import { passContent } from "./pass-content.ts";

/** Only here, with the visitor's press, Google is involved. */
export const googleWallet = defineEndpoint(
  "ticket-google-wallet",
  ticketFile(async ({ ticket, path, i18n, settings, ticketSecrets, signImage }) => {
    const content = passContent(ticket, i18n);
    const { googleWallet: credentials, deriveId } = ticketSecrets;
    if (!content || !credentials) return undefined;
    const { googleWalletUrl } = await import("./google-pass.ts");
    const options = {
      credentials,
      deriveId,
      path,
      i18n,
      origin: settings.origin,
      color: passColor(eventColor(ticket.event, signImage)),
      now: new Date(),
    };
    return redirectPrivately(await googleWalletUrl(content, options));
  }),
);
