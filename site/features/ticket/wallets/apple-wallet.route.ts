import { defineEndpoint } from "#site/route-handlers.ts";
import { walletOffer } from "#site/ticket-secrets.ts";
import { privateFile, ticketFile } from "../actions/ticket-file.ts";
import { eventColor, passColor } from "./pass-color.ts";
import { passContent } from "./pass-content.ts";
import { createPassMemory } from "./pass-memory.ts";

const rememberPass = createPassMemory();

export const appleWallet = defineEndpoint(
  "ticket-apple-wallet",
  ticketFile(async ({ ticket, path, i18n, ticketSecrets, loadImage, signImage }) => {
    const { event } = ticket;
    const content = passContent(ticket, i18n);
    const { appleWallet: credentials, deriveId } = ticketSecrets;
    if (!content || !credentials || !walletOffer(ticketSecrets, new Date()).apple) return undefined;
    const { certificate } = credentials;
    const serialNumber = deriveId("apple-wallet", path);
    const color = passColor(eventColor(event, signImage));
    const image = event.image?.original ?? event.image?.url;
    const madeOf = { content, certificate, serialNumber, locale: i18n.locale.code, color, image };
    const pass = await rememberPass(madeOf, async () => {
      // The library and its validators are loaded for the first pass.
      const [{ applePass }, { passImages }] = await Promise.all([
        import("./apple-pass.ts"),
        import("./pass-images.ts"),
      ]);
      const images = await passImages(image, loadImage);
      return applePass(content, { credentials, serialNumber, t: i18n.t, color, images });
    });
    return privateFile(new Uint8Array(pass), "application/vnd.apple.pkpass", "ticket.pkpass");
  }),
);
