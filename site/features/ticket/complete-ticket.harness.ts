import { isDeepStrictEqual } from "node:util";
import type { Complete } from "#site/product-api/complete.harness.ts";
import type { Ticket, TicketEvent } from "#site/product-api/parse-ticket.ts";
import type { TicketView } from "./ticket-view.ts";

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
  endTime: undefined,
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
  ...fields,
});

/** A ticket's view with these fields and no other. */
export const ticketViewWith = (fields: Partial<TicketView> & Pick<TicketView, "title">): TicketView => ({
  image: undefined,
  times: undefined,
  place: undefined,
  description: undefined,
  packageName: undefined,
  price: undefined,
  code: undefined,
  purchased: undefined,
  actions: undefined,
  copyExpires: "12 Temmuz 2026",
  ...fields,
});

/** What a field is changed to: a flag to its opposite, any other field to nothing. */
const changed = (value: unknown) => (typeof value === "boolean" ? !value : undefined);

/** Names the fields that `use` leaves out: those whose change changes nothing. */
export async function unusedFields(use: (ticket: Ticket) => unknown): Promise<string[]> {
  const { event, ...purchase } = completeTicket;
  const tickets: [string, Ticket][] = [
    ...Object.entries(event).map(([name, value]): [string, Ticket] => [
      `event.${name}`,
      { ...completeTicket, event: { ...event, [name]: changed(value) } },
    ]),
    ...Object.entries(purchase).map(([name, value]): [string, Ticket] => [
      name,
      { ...completeTicket, [name]: changed(value) },
    ]),
  ];
  const whole = await use(completeTicket);
  const unused: string[] = [];
  for (const [name, ticket] of tickets) if (isDeepStrictEqual(await use(ticket), whole)) unused.push(name);
  return unused;
}

/** What a view is made with, for a page that offers everything. */
export const ticketViewOptions = {
  path: "/ticket/a/b/c",
  wallets: { apple: true, google: true },
  now: new Date("2026-07-01T12:00:00Z"),
};
