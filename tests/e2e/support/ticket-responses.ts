import { productPaths } from "../../../contract/product-paths.ts";

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

/** @param code `ticket_uuid` of the response; the URL has an id of its own @param event fields that differ */
export function ticketResponse(code: string, event: Fields = {}, uuid = "c1"): TicketResponse {
  return {
    path: `/ticket/${encodeURIComponent(slug)}/${packageUuid}/${uuid}`,
    call: decodeURIComponent(productPaths.ticket(slug, packageUuid, uuid)),
    json: {
      event: {
        title: "Boğaz'da Yaz Konseri",
        address: "Kuruçeşme Arena\nBeşiktaş / İstanbul",
        description: "Kapılar 19.30'da açılır.",
        start_time: "2027-07-03T21:00:00+03:00",
        end_time: "2027-07-03T23:30:00+03:00",
        background: { thumb: "https://media.example/konser.png" },
        ...event,
      },
      package: { name: "Sahne önü", price: 1250 },
      ticket_uuid: code,
      created_at: "2026-11-12T14:20:00+03:00",
    },
  };
}
