import { afterEach, beforeEach, expect, test } from "vitest";
import { ticketResponse } from "../e2e/support/product-server/ticket-responses.ts";
import { startScriptedSite } from "../http/support/start-scripted-site.ts";
import { createKhal, type Khal } from "./support/khal.ts";
import { readByLibical } from "./support/libical.ts";

const site = startScriptedSite();
let khal: Khal;
beforeEach(() => {
  khal = createKhal();
});
afterEach(() => khal.remove());

/** khal knows summer time up to 2037 only. */
const times = { start_time: "2027-07-03T21:00:00+03:00", end_time: "2027-07-03T23:30:00+03:00" };

async function downloadTicket(event: Readonly<Record<string, unknown>>, uuid = "c1", language = "tr"): Promise<string> {
  const ticket = ticketResponse("GİRİŞ-42", { ...times, ...event }, uuid);
  site.productServer.on(ticket.call, { json: ticket.json });
  const response = await fetch(`${site.origin}${ticket.path}/calendar.ics?lng=${language}`);
  expect(response.status).toBe(200);
  return response.text();
}

async function importTicket(...ticket: Parameters<typeof downloadTicket>): Promise<void> {
  khal.import(await downloadTicket(...ticket));
}

const concert = {
  title: "Boğaz'da Yaz Konseri",
  start: "2027-07-03 14:00",
  end: "2027-07-03 16:30",
  location: "Kuruçeşme Arena, Beşiktaş / İstanbul",
};

test("a real calendar shows the event at the visitor's own time", async () => {
  await importTicket({});
  expect(khal.events("2027-07-01", 7)).toEqual([concert]);
});

test("imported twice, in two languages, it is one event, and the later file counts", async () => {
  await importTicket({});
  await importTicket({}, "c1", "de");
  expect(khal.events("2027-07-01", 7)).toEqual([concert]);
  const postponed = { start_time: "2027-07-05T21:00:00+03:00", end_time: "2027-07-05T23:30:00+03:00" };
  await importTicket({ title: "Ertelendi", ...postponed });
  expect(khal.events("2027-07-01", 7)).toEqual([
    { ...concert, title: "Ertelendi", start: "2027-07-05 14:00", end: "2027-07-05 16:30" },
  ]);
});

test("tickets of two events are two events", async () => {
  await importTicket({});
  await importTicket({ title: "Başka etkinlik" }, "c2");
  expect(khal.events("2027-07-01", 7).map(({ title }) => title)).toEqual(
    expect.arrayContaining([concert.title, "Başka etkinlik"]),
  );
});

test("over midnight in another zone, and days without a time", async () => {
  const berlin = { start_time: "2027-10-30T23:00:00+02:00", end_time: "2027-10-31T04:00:00+01:00" };
  await importTicket({ ...berlin, time_zone: "Europe/Berlin" });
  expect(khal.events("2027-10-28", 7)).toMatchObject([{ start: "2027-10-30 17:00", end: "2027-10-30 23:00" }]);
  await importTicket({ start_time: "2027-12-01", end_time: "2027-12-03" }, "c2");
  expect(khal.events("2027-11-28", 7)).toMatchObject([{ start: "2027-12-01", end: "2027-12-03" }]);
});

test.each([
  ["a time of day", {}],
  ["no end", { end_time: undefined }],
  ["over the change to winter time", { start_time: "2027-10-30T23:00:00+02:00", time_zone: "Europe/Berlin" }],
  ["whole days", { start_time: "2027-12-01", end_time: "2027-12-03" }],
  ["without place and description", { location: undefined, description: undefined }],
])("libical finds no error in an event with %s", async (_, event) => {
  const calendar = readByLibical(await downloadTicket(event));
  expect(calendar).toContain(`SUMMARY:${concert.title}`);
  expect(calendar).not.toContain("X-LIC-ERROR");
});
