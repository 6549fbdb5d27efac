import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { productPaths } from "#contract/product-paths.ts";
import { startProductServer } from "../tests/e2e/support/product-server/product-server.ts";
import { startSite } from "../tests/e2e/support/start-site.ts";
import { createGoogleKeyFile, createWalletCertificates } from "../tests/http/support/wallet-certificates.ts";

/** Something to take a screenshot of. */
export interface View {
  readonly name: string;
  /** Opens it in an empty tab. */
  readonly open: (page: Page, language: string) => Promise<void>;
  /** Whether it is shown only as long as something is loading. */
  readonly isLoading?: boolean;
}

/** Tickets of the demo content: slug, package and ticket. */
const concert = ticket("bogazda-yaz-konseri", "b1", "c1");
const tickets = {
  "ticket-wallets": concert,
  "ticket-over-midnight": ticket("yazlik-sinema-gecesi", "b4", "c5"),
  "ticket-without-end": ticket("cati-kati-caz", "b8", "cb"),
  "ticket-past": ticket("fener-alayi", "b7", "ca"),
  "ticket-ongoing": ticket("bogaz-fotograflari", "ba", "cd"),
  "ticket-other-zone": ticket("berlin-bulusmasi", "b9", "cc"),
  "ticket-icon": ticket("kuytu-masal-saati", "b6", "c8"),
};

/**
 * Every state of a ticket beside those of `everyPage`: on a site with both wallets, and on one whose product server is
 * slow or fails.
 */
export async function startTicketStates(): Promise<{ readonly views: readonly View[]; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), "gallery-"));
  const site = await startSite({ LOG_LEVEL: "silent", ...(await walletSettings(folder)) });
  const productServer = await startProductServer();
  const { origin: API_ORIGIN } = productServer;
  const failing = await startSite({ LOG_LEVEL: "silent", API_ORIGIN, MEDIA_ORIGINS: site.origin });

  const goto = (page: Page, { origin }: { readonly origin: string }, params: TicketParams, language: string) =>
    page.goto(`${origin}/ticket/${params.join("/")}?lng=${language}`, { waitUntil: "load" });
  /** The button that removes the copy comes with it. */
  const openKept = async (page: Page, params: TicketParams, language: string) => {
    await goto(page, site, params, language);
    await page.locator("[data-island=offline-copy] button").waitFor();
  };
  /** On a site whose product server says so. */
  const openAnswered = async (page: Page, language: string, ...planned: Parameters<typeof productServer.on>[1][]) => {
    productServer.on(productPaths.ticket(...concert), ...planned);
    await goto(page, failing, concert, language);
  };

  const views: View[] = [
    ...Object.entries(tickets).map(([name, params]) => ({
      name,
      open: (page: Page, language: string) => openKept(page, params, language),
    })),
    {
      name: "ticket-offline",
      async open(page, language) {
        await openKept(page, concert, language);
        await page.context().setOffline(true);
        await page.reload({ waitUntil: "load" });
      },
    },
    { name: "ticket-error", open: (page, language) => openAnswered(page, language, maintenance) },
    {
      name: "ticket-loading",
      isLoading: true,
      async open(page, language) {
        await page.route(/[?&]whole=/, () => {}); // the request for the whole page gets no answer
        // Longer than a page waits for the product server.
        await openAnswered(page, language, { ...maintenance, delay: 1500 });
      },
    },
  ];
  return {
    views,
    async stop() {
      for (const one of [site, failing, productServer]) await one.stop();
      await rm(folder, { recursive: true });
    },
  };
}

/** A failing server that the circuit breaker counts as a working one: the next screenshot needs it. */
const maintenance = { json: { status: false } };

type TicketParams = readonly [slug: string, packageUuid: string, ticketUuid: string];

function ticket(slug: string, packageId: string, ticketId: string): TicketParams {
  const uuid = (id: string) => `6f1b2c3d-00${id}-4a00-8000-0000000000${id}`;
  return [slug, uuid(packageId), uuid(ticketId)];
}

async function walletSettings(folder: string): Promise<Record<string, string>> {
  const { certificate, privateKey, issuerCertificate } = createWalletCertificates();
  const write = async (name: string, text: string) => {
    await writeFile(join(folder, name), text);
    return join(folder, name);
  };
  return {
    APPLE_WALLET_CERTIFICATE: await write("pass.pem", certificate),
    APPLE_WALLET_KEY: await write("key.pem", privateKey),
    APPLE_WALLET_ISSUER_CERTIFICATE: await write("issuer.pem", issuerCertificate),
    GOOGLE_WALLET_ISSUER_ID: "3388000000012345678",
    GOOGLE_WALLET_KEY: await write("google.json", JSON.stringify(createGoogleKeyFile())),
  };
}
