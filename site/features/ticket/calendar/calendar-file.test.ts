import fc from "fast-check";
import ICAL from "ical.js";
import { expect, test } from "vitest";
import { createTranslate } from "#site/i18n/translate.ts";
import { imageFields, unusedTicketFields } from "../complete-ticket.harness.ts";
import { type DatedEvent, eventFacts, isDated } from "../event/event-facts.ts";
import { calendarFile } from "./calendar-file.ts";

const concert: DatedEvent = {
  title: "Boğaz'da Yaz Konseri; Lodos, Dörtlüsü",
  start: new Date("2027-07-03T18:00:00Z"),
  end: new Date("2027-07-03T20:30:00Z"),
  timeZone: "Europe/Istanbul",
  location: "Kuruçeşme Arena, Beşiktaş / İstanbul",
  description: "Kapılar 19.30'da açılır.\nYanına hırka al; \\ akşam serin, rüzgârlı olur. ".repeat(4).trim(),
};
const options = { uid: "5f0c", now: new Date("2026-11-22T10:00:00Z"), locale: "tr" } as const;

/** As ical.js, which Thunderbird uses, reads the file. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const events = calendar.getAllSubcomponents("vevent").map((component) => ({
    component,
    event: new ICAL.Event(component),
  }));
  const [first] = events;
  if (!first || events.length !== 1) throw new Error(`${events.length} events`);
  const { component, event } = first;
  const end = component.getFirstProperty("dtend")?.getFirstValue() as ICAL.Time | undefined;
  return { calendar, component, event, start: event.startDate, end };
}

test("a parser reads the event, its texts unescaped and its times in UTC", () => {
  const file = calendarFile(concert, options);
  const { event, component, start, end } = read(file);
  expect(event.uid).toBe("5f0c");
  expect([event.summary, event.location, event.description]).toEqual([
    concert.title,
    concert.location,
    concert.description,
  ]);
  expect(start.toString()).toBe("2027-07-03T18:00:00Z");
  expect([start.toJSDate(), end?.toJSDate()]).toEqual([concert.start, concert.end]);
  expect(String(component.getFirstPropertyValue("dtstamp"))).toBe("2026-11-22T10:00:00Z");
});

test("it reminds two hours before", () => {
  const [alarm, ...others] = read(calendarFile(concert, options)).component.getAllSubcomponents("valarm");
  expect(others).toEqual([]);
  expect(String(alarm?.getFirstPropertyValue("action"))).toBe("DISPLAY");
  expect(String(alarm?.getFirstPropertyValue("trigger"))).toBe("-PT2H");
  expect(alarm?.getFirstPropertyValue("description")).toBe(concert.title);
});

test("without end, place and description their lines are missing", () => {
  const bare = { ...concert, end: undefined, location: undefined, description: undefined };
  const { component } = read(calendarFile(bare, options));
  const lines = ["dtend", "duration", "location", "description"];
  expect(lines.filter((name) => component.hasProperty(name))).toEqual([]);
});

test("a later file has all by which calendars update an event", () => {
  const [first, later] = [options.now, new Date("2026-11-23T10:00:00Z")]
    .map((now) => read(calendarFile(concert, { ...options, now })))
    .map(({ event, component, calendar }) => ({
      uid: event.uid,
      stamp: String(component.getFirstPropertyValue("dtstamp")),
      // RFC 5546 asks for an organizer with it, and libical (Evolution, KDE) writes its error into an event without one.
      method: calendar.getFirstPropertyValue("method"),
    }));
  expect(first).toEqual({ uid: "5f0c", stamp: "2026-11-22T10:00:00Z", method: null });
  expect(later).toEqual({ ...first, stamp: "2026-11-23T10:00:00Z" });
});

test("lines have at most 75 bytes, end with CRLF, and no text becomes a line of its own", () => {
  const text = fc.string({ unit: "grapheme", maxLength: 300 }).map((value) => value.replace(/\p{Cc}/gu, "\n").trim());
  fc.assert(
    fc.property(text, text, (title, description) => {
      const file = calendarFile({ ...concert, title, description }, options);
      for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
      expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
      expect(read(file).event.summary).toBe(title);
    }),
    { numRuns: 50 },
  );
});

test.each([
  ["one day", { startIsDay: true }, undefined, "2026-12-02"],
  ["several days", { startIsDay: true, endIsDay: true }, "2026-12-03T21:00:00Z", "2026-12-04"],
])("%s without a time: dates alone, with a reminder the evening before", (_name, known, end, after) => {
  const days = {
    ...concert,
    start: new Date("2026-11-30T21:00:00Z"),
    ...known,
    end: end ? new Date(end) : undefined,
  };
  const file = calendarFile(days, options);
  expect(file).toContain("\r\nDTSTART;VALUE=DATE:20261201\r\n");
  const { component, start, end: lastDay } = read(file);
  expect([start.isDate, String(start), String(lastDay)]).toEqual([true, "2026-12-01", after]);
  expect(String(component.getFirstSubcomponent("valarm")?.getFirstPropertyValue("trigger"))).toBe("-PT6H");
});

test("a time whose end is a day has no end", () => {
  const { start, end } = read(calendarFile({ ...concert, endIsDay: true }, options));
  expect([String(start), end]).toEqual(["2027-07-03T18:00:00Z", undefined]);
});

test("every field of the event is in the calendar but its zone and image, and nothing of the purchase", async () => {
  const unused = await unusedTicketFields(({ event }) => {
    const facts = eventFacts(event, createTranslate("tr"));
    return isDated(facts) && calendarFile(facts, options);
  });
  expect(unused).toEqual([
    "event.timeZone",
    ...imageFields,
    "packageName",
    "price",
    "code",
    "purchasedAt",
    "purchasedIsDay",
  ]);
});
