import { expect, test } from "vitest";
import { createTranslate } from "#site/i18n/translate.ts";
import { eventWith } from "../complete-ticket.harness.ts";
import { eventFacts, isDated, oneLine } from "./event-facts.ts";

const t = createTranslate("tr");
const start = new Date("2027-07-03T18:00:00Z");
const later = new Date("2027-07-03T20:30:00Z");

test("an event without a title is called a ticket, and one without a zone is in Istanbul", () => {
  expect(eventFacts(eventWith({}), t)).toEqual({ title: "Etkinlik bileti", timeZone: "Europe/Istanbul" });
});

test("an end that is not after the start is left out", () => {
  expect(eventFacts(eventWith({ startTime: start, endTime: later }), t).end).toEqual(later);
  expect(eventFacts(eventWith({ startTime: start, endTime: start }), t).end).toBeUndefined();
  expect(eventFacts(eventWith({ startTime: later, endTime: start }), t).end).toBeUndefined();
  expect(eventFacts(eventWith({ endTime: later }), t).end).toEqual(later);
});

test("an event is dated by its start alone", () => {
  expect(isDated(eventFacts(eventWith({ startTime: start }), t))).toBe(true);
  expect(isDated(eventFacts(eventWith({ endTime: later }), t))).toBe(false);
});

test("an address becomes one line", () => {
  expect(oneLine("Sahil Yolu No: 14,\n\n 34345 Beşiktaş ")).toBe("Sahil Yolu No: 14, 34345 Beşiktaş");
  expect(eventFacts(eventWith({ address: "Kuruçeşme Arena\nBeşiktaş" }), t).location).toBe("Kuruçeşme Arena, Beşiktaş");
});
