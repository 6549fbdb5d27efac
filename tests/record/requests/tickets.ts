import { demo, get, type RecordedRequest } from "../recorded-request.ts";

const files = ["calendar.ics", "apple-wallet.pkpass", "google-wallet"];
const from = (address: string) => ({ headers: { "X-Forwarded-For": address } });

/** Calendar, wallets, and the limit on guesses. */
export const ticketRequests: readonly RecordedRequest[] = [
  ...files.flatMap((file) => [
    get(`ticket file ${file}`, `${demo.ticket}/${file}`),
    get(`ticket file ${file} in Arabic`, `${demo.ticket}/${file}?lng=ar`),
    get(`ticket file ${file} of no ticket`, `/ticket/konser/p/none/${file}?lng=de`, from("192.0.2.9")),
  ]),
  get("ticket file, HEAD", `${demo.ticket}/calendar.ics`, { method: "HEAD" }),
  get("ticket file, slash at the end", `${demo.ticket}/calendar.ics/`),
  get("ticket file, ids that are none", "/ticket/konser/a%20b/c/calendar.ics"),
  get("the 61st guess", "/ticket/konser/p/guess-60", {
    before: Array.from({ length: 60 }, (_, guess) => ({
      target: `/ticket/konser/p/guess-${guess}`,
      ...from("192.0.2.1"),
    })),
    ...from("192.0.2.1"),
  }),
  get("a guess of a call after 60", "/api/project/events/ticketSucces/a/b/guess", from("192.0.2.1")),
  get("a guess of a file after 60", "/ticket/konser/p/guess/calendar.ics", from("192.0.2.1")),
  get("a ticket that exists after 60 guesses", demo.ticket, from("192.0.2.1")),
  get("a guess of another address", "/ticket/konser/p/guess-60", from("192.0.2.2")),
];
