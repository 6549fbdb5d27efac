import { type Complete, unusedFields } from "#contract/complete.harness.ts";
import type { Ticket, TicketEvent } from "#site/product-api/parse-ticket.ts";
import type { TicketView } from "./ticket-view.ts";

/** A ticket with everything that a product server can send; free, because only then the page says so. */
export const completeTicket: Complete<Ticket> = {
  event: {
    title: "Boğaz'da Yaz Konseri",
    address: "Kuruçeşme Arena",
    description: "Kapılar 19.30'da açılır.",
    startTime: new Date("2026-07-05T18:00:00Z"),
    startIsDay: false,
    endTime: new Date("2026-07-05T20:30:00Z"),
    endIsDay: false,
    timeZone: "Europe/Berlin",
    image: { kind: "background", url: "/media/k.webp", original: "/media/original.webp" },
  },
  packageName: "Sahne önü",
  price: 0,
  code: "6f1b-00c1",
  purchasedAt: new Date("2026-06-01T22:30:00Z"),
  purchasedIsDay: false,
};

const emptyEvent: TicketEvent = {
  title: undefined,
  address: undefined,
  description: undefined,
  startTime: undefined,
  startIsDay: undefined,
  endTime: undefined,
  endIsDay: undefined,
  timeZone: undefined,
  image: undefined,
};

/** An event with these fields and no other. */
export const eventWith = (fields: Partial<TicketEvent>): TicketEvent => ({ ...emptyEvent, ...fields });

/** A ticket with these fields and no other. */
export const ticketWith = ({
  event = {},
  ...fields
}: Partial<Omit<Ticket, "event">> & { event?: Partial<TicketEvent> }): Ticket => ({
  event: eventWith(event),
  packageName: undefined,
  price: undefined,
  code: undefined,
  purchasedAt: undefined,
  purchasedIsDay: undefined,
  ...fields,
});

/** A ticket's view with these fields and no other. */
export const ticketViewWith = (fields: Partial<TicketView> & Pick<TicketView, "title">): TicketView => ({
  image: undefined,
  times: undefined,
  instants: { start: undefined, end: undefined, timeZone: "Europe/Istanbul" },
  madeAt: Date.parse("2026-07-01T12:00:00Z"),
  place: undefined,
  description: undefined,
  descriptionLanguage: undefined,
  packageName: undefined,
  price: undefined,
  code: undefined,
  purchased: undefined,
  actions: { wallets: [], calendars: undefined },
  copyExpires: "12 Temmuz 2026",
  ...fields,
});

/** Its image is an original, which has no rendition. */
const withoutRendition: Ticket = {
  ...completeTicket,
  event: { ...completeTicket.event, image: { kind: "background", url: "/media/k.webp" } },
};

/** Names the fields of a ticket that `use` leaves out. */
export const unusedTicketFields = (use: (ticket: Ticket) => unknown) =>
  unusedFields<Ticket>([completeTicket, withoutRendition], use);

/** The fields of an event's image, which calendars and passes have no place for. */
export const imageFields = ["event.image.kind", "event.image.url", "event.image.original"];

/** What a view is made with, for a page that offers everything. */
export const ticketViewOptions = {
  path: "/ticket/a/b/c",
  wallets: { apple: true, google: true },
  now: new Date("2026-07-01T12:00:00Z"),
};
