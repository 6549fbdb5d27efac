import { expect, test } from "vitest";
import type { DatedEvent } from "../event/event-facts.ts";
import { googleCalendarUrl } from "./google-calendar-url.ts";

const concert: DatedEvent = {
  title: "Boğaz'da Yaz & Konseri",
  start: new Date("2027-07-03T18:00:00Z"),
  end: new Date("2027-07-03T22:30:00Z"),
  timeZone: "Europe/Istanbul",
  location: "Kuruçeşme Arena, Beşiktaş",
  description: "Kapılar 19.30'da açılır.",
};

const parametersOf = (event: DatedEvent) => Object.fromEntries(new URL(googleCalendarUrl(event)).searchParams);

test("the event in its own time, without anything of the ticket", () => {
  expect(parametersOf(concert)).toEqual({
    action: "TEMPLATE",
    text: "Boğaz'da Yaz & Konseri",
    dates: "20270703T210000/20270704T013000",
    ctz: "Europe/Istanbul",
    location: "Kuruçeşme Arena, Beşiktaş",
  });
});

test("without an end it ends when it starts, and without a place it has none", () => {
  const parameters = parametersOf({ ...concert, end: undefined, location: undefined, timeZone: "America/New_York" });
  expect(parameters).toMatchObject({ dates: "20270703T140000/20270703T140000", ctz: "America/New_York" });
  expect(parameters).not.toHaveProperty("location");
});

test.each([
  ["one day", { startIsDay: true }, undefined, "20261201/20261202"],
  ["a day and the day of its end", { startIsDay: true, endIsDay: true }, "2026-12-01T21:00:00Z", "20261201/20261202"],
  ["several days", { startIsDay: true, endIsDay: true }, "2026-12-03T21:00:00Z", "20261201/20261204"],
  ["a day, and a time as its end", { startIsDay: true }, "2026-12-02T15:00:00Z", "20261201/20261203"],
  ["a time, and a day as its end", { endIsDay: true }, "2026-12-02T21:00:00Z", "20261201T000000/20261201T000000"],
])("%s", (_name, known, end, dates) => {
  const start = new Date("2026-11-30T21:00:00Z");
  expect(parametersOf({ ...concert, start, ...known, end: end ? new Date(end) : undefined }).dates).toBe(dates);
});
