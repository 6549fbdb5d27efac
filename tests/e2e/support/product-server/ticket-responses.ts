import { productPaths } from "../../../../contract/product-paths.ts";
import type { TicketResponse as Contract } from "../../../../contract/responses/ticket-response.ts";

type Fields = Readonly<Record<string, unknown>>;

const slug = "boğazda-yaz-konseri";
const packageUuid = "6f1b2c3d-00b1-4a00-8000-0000000000b1";

/** A ticket as a product server sends it (specification, section 3), with its URL on the site and its call. */
export interface TicketResponse {
  /** Path of the ticket's page. */
  readonly path: string;
  /** As the scripted product server names it: decoded. */
  readonly call: string;
  readonly json: Fields;
}

/** An event with all that a product server may send, far ahead: calendars and wallets are offered before the end only. */
const concert: Contract["event"] = {
  title: "Boğaz'da Yaz Konseri",
  address: "Kuruçeşme Arena\nBeşiktaş / İstanbul",
  description: "Kapılar 19.30'da açılır.",
  start_time: "2127-07-03T21:00:00+03:00",
  end_time: "2127-07-03T23:30:00+03:00",
  time_zone: null,
  background: { thumb: "https://media.example/konser.png", original: "https://media.example/konser.png" },
  icon: null,
};

/** @param code `ticket_uuid` of the response; the URL has an id of its own @param event fields that differ */
export function ticketResponse(code: string, event: Fields = {}, uuid = "c1"): TicketResponse {
  return {
    path: `/ticket/${encodeURIComponent(slug)}/${packageUuid}/${uuid}`,
    call: decodeURIComponent(productPaths.ticket(slug, packageUuid, uuid)),
    json: {
      event: { ...concert, ...event },
      package: { name: "Sahne önü", price: 1250 } satisfies Contract["package"],
      ticket_uuid: code,
      created_at: "2026-11-12T14:20:00+03:00",
    } satisfies Record<keyof Contract, unknown>,
  };
}
