import { expect, test } from "vitest";
import { eventPhase, isOver } from "./event-phase.ts";

const timeZone = "Europe/Istanbul";
const at = (time: string) => new Date(`${time}+03:00`);
const concert = { start: at("2027-07-03T21:00"), end: at("2027-07-03T23:30"), timeZone };

test.each([
  ["2027-07-03T20:59:30", 1, "minute"],
  ["2027-07-03T20:55", 5, "minute"],
  ["2027-07-03T19:00:01", 120, "minute"],
  ["2027-07-03T19:00", 2, "hour"],
  ["2027-07-03T18:10", 2, "hour"],
  ["2027-07-02T21:01", 23, "hour"],
  ["2027-07-02T21:00", 1, "day"],
  ["2027-07-02T00:00", 1, "day"],
  ["2027-07-01T23:59", 2, "day"],
  ["2027-05-05T12:00", 59, "day"],
  ["2027-05-04T12:00", 2, "month"],
  ["2026-07-03T21:00", 12, "month"],
  ["2024-07-03T21:00", 3, "year"],
])("at %s it starts in %i %s", (now, amount, unit) => {
  expect(eventPhase(concert, at(now))).toEqual({ kind: "upcoming", distance: { amount, unit } });
});

test.each(["2027-07-03T21:00", "2027-07-03T22:00", "2027-07-03T23:29:59"])("at %s it is going on", (now) => {
  expect(eventPhase(concert, at(now))).toEqual({ kind: "ongoing" });
});

test.each([
  ["2027-07-03T23:30", -1, "minute"],
  ["2027-07-04T00:00:59", -30, "minute"],
  ["2027-07-04T02:00", -2, "hour"],
  ["2027-07-05T01:00", -2, "day"],
  ["2027-10-03T12:00", -3, "month"],
])("at %s it has ended %i %s ago", (now, amount, unit) => {
  expect(eventPhase(concert, at(now))).toEqual({ kind: "ended", distance: { amount, unit } });
});

test("an event without an end has started, and nobody knows whether it has ended", () => {
  const open = { start: concert.start, timeZone };
  expect(eventPhase(open, at("2027-07-03T23:00"))).toEqual({
    kind: "started",
    distance: { amount: -2, unit: "hour" },
  });
  expect(eventPhase(open, at("2027-07-06T23:00"))?.kind).toBe("started");
});

test("without a start only the end tells", () => {
  const { end } = concert;
  expect(eventPhase({ end, timeZone }, at("2027-07-03T22:00"))).toBeUndefined();
  expect(eventPhase({ end, timeZone }, at("2027-07-04T12:00"))?.kind).toBe("ended");
  expect(eventPhase({ timeZone }, at("2027-07-04T12:00"))).toBeUndefined();
});

test("days are those of the event's zone", () => {
  const now = at("2027-07-02T00:30"); // still 1 July in New York
  expect(eventPhase(concert, now)).toMatchObject({ distance: { amount: 1, unit: "day" } });
  expect(eventPhase({ ...concert, timeZone: "America/New_York" }, now)).toMatchObject({ distance: { amount: 2 } });
});

test("an event is over after its end, or a day after its start", () => {
  expect(isOver(concert, at("2027-07-03T23:29"))).toBe(false);
  expect(isOver(concert, at("2027-07-03T23:30"))).toBe(true);
  expect(isOver({ start: concert.start }, at("2027-07-04T20:59"))).toBe(false);
  expect(isOver({ start: concert.start }, at("2027-07-04T21:00"))).toBe(true);
  expect(isOver({}, at("2027-07-04T21:00"))).toBe(false);
});

const day = { start: at("2027-07-03T00:00"), startIsDay: true, timeZone };
const days = { ...day, end: at("2027-07-06T00:00"), endIsDay: true };
test.each([
  [day, "2027-06-30T23:00", { kind: "upcoming", distance: { amount: 3, unit: "day" } }],
  [day, "2027-07-02T23:59", { kind: "upcoming", distance: { amount: 1, unit: "day" } }],
  [day, "2027-07-03T20:00", { kind: "upcoming", distance: { amount: 0, unit: "day" } }],
  [day, "2027-07-04T00:00", { kind: "started", distance: { amount: -1, unit: "day" } }],
  [days, "2027-07-03T20:00", { kind: "upcoming", distance: { amount: 0, unit: "day" } }],
  [days, "2027-07-04T00:00", { kind: "ongoing" }],
  [days, "2027-07-05T23:59", { kind: "ongoing" }],
  [days, "2027-07-06T00:05", { kind: "ended", distance: { amount: -1, unit: "day" } }],
  [
    { ...day, end: at("2027-07-03T12:00") },
    "2027-07-03T15:00",
    { kind: "ended", distance: { amount: -3, unit: "hour" } },
  ],
])("of days without a time only days are told: %j at %s", (times, now, phase) => {
  expect(eventPhase(times, at(now))).toEqual(phase);
});
