import { execFileSync } from "node:child_process";
import { beforeAll, expect, test } from "vitest";
import { ticketResponse } from "../e2e/support/product-server/ticket-responses.ts";
import { startScriptedSite } from "../http/support/start-scripted-site.ts";

/** Reads a calendar file from its input and prints it as libical understands it, with an X-LIC-ERROR for each error. */
const program = `
import ctypes, sys
ical = ctypes.CDLL("libical.so.3")
ical.icalparser_parse_string.restype = ctypes.c_void_p
ical.icalrestriction_check.argtypes = [ctypes.c_void_p]
ical.icalcomponent_as_ical_string.argtypes = [ctypes.c_void_p]
ical.icalcomponent_as_ical_string.restype = ctypes.c_char_p
calendar = ical.icalparser_parse_string(sys.stdin.buffer.read())
ical.icalrestriction_check(calendar)
sys.stdout.buffer.write(ical.icalcomponent_as_ical_string(calendar))
`;

/** The calendar file as libical (Evolution, KDE) reads it, checked against the restrictions of RFC 5545 and 5546. */
const readByLibical = (file: string) =>
  execFileSync("python3", ["-c", program], { input: file, encoding: "utf8", stdio: ["pipe", "pipe", "ignore"] });

const site = startScriptedSite();
beforeAll(() => {
  execFileSync("apt-get", ["install", "--yes", "--no-install-recommends", "python3", "libical3"], { stdio: "inherit" });
}, 120_000);

const times = { start_time: "2027-07-03T21:00:00+03:00", end_time: "2027-07-03T23:30:00+03:00" };

test.each([
  ["a time of day", {}],
  ["no end", { end_time: undefined }],
  ["over the change to winter time", { start_time: "2027-10-30T23:00:00+02:00", time_zone: "Europe/Berlin" }],
  ["whole days", { start_time: "2027-12-01", end_time: "2027-12-03" }],
  ["without place and description", { location: undefined, description: undefined }],
])("libical finds no error in an event with %s", async (_, event) => {
  const ticket = ticketResponse("GİRİŞ-42", { ...times, ...event });
  site.productServer.on(ticket.call, { json: ticket.json });
  const response = await fetch(`${site.origin}${ticket.path}/calendar.ics?lng=tr`);
  const calendar = readByLibical(await response.text());
  expect(calendar).toContain("SUMMARY:");
  expect(calendar).not.toContain("X-LIC-ERROR");
});
