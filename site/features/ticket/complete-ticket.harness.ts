import type { Complete } from "#site/product-api/complete.harness.ts";
import type { Ticket, TicketEvent } from "#site/product-api/parse-ticket.ts";

interface CompleteTicket extends Complete<Ticket> {
  readonly event: Complete<TicketEvent>;
}

/** A ticket with everything that a product server can send; free, because only then the page says so. */
export const completeTicket: CompleteTicket = {
  event: {
    title: "Boğaz'da Yaz Konseri",
    address: "Kuruçeşme Arena",
    description: "Kapılar 19.30'da açılır.",
    startTime: new Date("2026-07-05T18:00:00Z"),
    endTime: new Date("2026-07-05T20:30:00Z"),
    timeZone: "Europe/Berlin",
    image: { kind: "background", url: "/media/k.webp" },
  },
  packageName: "Sahne önü",
  price: 0,
  code: "6f1b-00c1",
  purchasedAt: new Date("2026-06-01T22:30:00Z"),
};

/** What a view is made with, for a page that offers everything. */
export const ticketViewOptions = {
  path: "/ticket/a/b/c",
  wallets: { apple: true, google: true },
  now: new Date("2026-07-01T12:00:00Z"),
};
