import { privateFile, ticketFile } from "../actions/ticket-file.ts";
import { eventColor, passColor } from "./pass-color.ts";
import { passContent } from "./pass-content.ts";
import { walletOffer } from "./wallet-offer.ts";

/** GET /ticket/:slug/:package_uuid/:ticket_uuid/apple-wallet.pkpass */
export const appleWallet = ticketFile(async ({ ticket, path, i18n, ticketSecrets, loadImage, signImage }) => {
  const { event } = ticket;
  const content = passContent(ticket, i18n);
  const { appleWallet: credentials, deriveId } = ticketSecrets;
  if (!content || !credentials || !walletOffer(ticketSecrets, new Date()).apple) return undefined;
  // The library and its validators are loaded for the first pass.
  const [{ applePass }, { passImages }] = await Promise.all([import("./apple-pass.ts"), import("./pass-images.ts")]);
  const images = await passImages(event.image?.original ?? event.image?.url, loadImage);
  const serialNumber = deriveId("apple-wallet", path);
  const color = passColor(eventColor(event, signImage));
  const pass = applePass(content, { credentials, serialNumber, t: i18n.t, color, images });
  return privateFile(new Uint8Array(pass), "application/vnd.apple.pkpass", "ticket.pkpass");
});
