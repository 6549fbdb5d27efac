import { priceText } from "#site/i18n/price-text.ts";
import { privateFile, ticketFile } from "../actions/ticket-file.ts";
import { eventFacts } from "../event/event-facts.ts";
import { eventColor, passColor } from "./pass-color.ts";
import { walletOffer } from "./wallet-offer.ts";

/** GET /ticket/:slug/:package_uuid/:ticket_uuid/apple-wallet.pkpass */
export const appleWallet = ticketFile(async ({ ticket, path, i18n, ticketSecrets, loadImage, signImage }) => {
  const { event, code, packageName, price } = ticket;
  const { appleWallet: credentials, deriveId } = ticketSecrets;
  if (!code || !credentials || !walletOffer(ticketSecrets, new Date()).apple) return undefined;
  const { t, formats } = i18n;
  // The library and its validators are loaded for the first pass.
  const [{ applePass }, { passImages }] = await Promise.all([import("./apple-pass.ts"), import("./pass-images.ts")]);
  const images = await passImages(event.image?.original ?? event.image?.url, loadImage);
  const content = { event: eventFacts(event, t), code, packageName, price: priceText(price, t, formats) };
  const serialNumber = deriveId("apple-wallet", path);
  const color = passColor(eventColor(event, signImage));
  const pass = applePass(content, { credentials, serialNumber, t, color, images });
  return privateFile(new Uint8Array(pass), "application/vnd.apple.pkpass", "ticket.pkpass");
});
