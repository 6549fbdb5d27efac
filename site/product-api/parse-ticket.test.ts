import { expect, test } from "vitest";
import { type Complete, unusedFields } from "#contract/complete.harness.ts";
import type { TicketResponse } from "#contract/responses/ticket-response.ts";
import { maxTextLength } from "./parse-fields.ts";
import { parseTicketResponse } from "./parse-ticket.ts";

const origin = "https://meydan.example";

const response: Complete<TicketResponse> = {
  event: {
    title: "Boğaz'da Yaz Konseri",
    address: "Harbiye\nİstanbul",
    description: "Kapı 19.30'da açılır.",
    start_time: "2026-07-05T21:00:00+03:00",
    end_time: "2026-07-05 22:30:00",
    time_zone: "Europe/Berlin",
    background: { thumb: "https://meydan.example/media/k.jpg", original: "https://cdn.example/b.webp" },
    icon: { medium: "https://cdn.example/i-m.webp", original: "https://cdn.example/i.webp" },
  },
  package: { name: "Sahne önü", price: 1250.5 },
  ticket_uuid: "6f1b2c3d-00c1-4a00-8000-0000000000c1",
  created_at: "2026-06-01T09:15:00Z",
};

const expected = {
  event: {
    title: "Boğaz'da Yaz Konseri",
    address: "Harbiye\nİstanbul",
    description: "Kapı 19.30'da açılır.",
    startTime: new Date("2026-07-05T18:00:00Z"),
    endTime: new Date("2026-07-05T20:30:00Z"),
    timeZone: "Europe/Berlin",
    image: { kind: "background", url: "/media/k.jpg", original: "https://cdn.example/b.webp" },
  },
  packageName: "Sahne önü",
  price: 1250.5,
  code: "6f1b2c3d-00c1-4a00-8000-0000000000c1",
  purchasedAt: new Date("2026-06-01T09:15:00Z"),
};

test.each([
  ["at the top level", response],
  ["under result", { result: response }],
  ["under result.data", { success: true, result: { data: response } }],
  ["under data", { data: response }],
])("finds a ticket %s", (_, json) => {
  expect(parseTicketResponse(json, origin)).toEqual(expected);
});

test.each([
  ["https://a.example/b.jpg", null, { kind: "background", url: "https://a.example/b.jpg" }],
  [[{ thumb: "https://a.example/b.jpg" }], null, { kind: "background", url: "https://a.example/b.jpg" }],
  [{ thumb: "", original: "https://a.example/o.jpg" }, null, { kind: "background", url: "https://a.example/o.jpg" }],
  [[], "https://a.example/i.png", { kind: "icon", url: "https://a.example/i.png" }],
  [
    { thumb: "javascript:1" },
    [{ medium: "https://a.example/i.png" }],
    { kind: "icon", url: "https://a.example/i.png" },
  ],
  [null, undefined, undefined],
])("background %j and icon %j: the background, otherwise the icon", (background, icon, image) => {
  expect(parseTicketResponse({ event: { background, icon } }, origin)?.event.image).toEqual(image);
});

test.each([
  [0, 0],
  ["0", 0],
  [0.004, 0],
  [149.90000000000001, 149.9],
  ["450", 450],
  ["450.00", 450],
  ["149,90", 149.9],
  ["1.250,50", 1250.5],
  ["1.250", 1250],
  ["₺450", 450],
  ["450 TL", 450],
  ["450 try", 450],
  ["1.250.000,5", 1_250_000.5],
  ["1.25", 1.25],
  ["1250.500", 1250.5],
  ["1250.0000", 1250],
  ["12,5", 12.5],
  ["1,250", 1250],
  ["1,250.50", 1250.5],
  ["₺1,250,000.5 TL", 1_250_000.5],
  ["1 250,00", 1250],
  ["1\u00a0250", 1250],
  ["1\u202f250\u202f000.5 TRY", 1_250_000.5],
  ["1.250,505", undefined],
  ["1,250.505", undefined],
  ["1,25,0", undefined],
  ["1,250,50", undefined],
  ["1,250 000", undefined],
  ["1.250 000", undefined],
  ["0,250", undefined],
  ["1250,000", undefined],
  ["12 50", undefined],
  [-5, undefined],
  [1e308, undefined],
  ["bedava", undefined],
  ["", undefined],
  [null, undefined],
])("price %j is %j", (price, amount) => {
  expect(parseTicketResponse({ package: { price } }, origin)?.price).toBe(amount);
});

test.each([
  [{ time_zone: "Europe/Berlin" }, "Europe/Berlin"],
  [{ timezone: "europe/berlin" }, "Europe/Berlin"],
  [{ timeZone: "Asia/Istanbul" }, "Europe/Istanbul"],
  [{ time_zone: "Mars/Olympus", timezone: "Europe/Berlin" }, "Europe/Berlin"],
  [{ time_zone: null }, undefined],
  [{ time_zone: "+02:00" }, undefined],
  [{ time_zone: ["Europe/Berlin"] }, undefined],
  [{ start_time: "2027-07-03T21:00:00+02:00[Europe/Berlin]" }, "Europe/Berlin"],
  [{ start_time: "2027-07-03T21:00:00+02:00[!Europe/Berlin] " }, "Europe/Berlin"],
  [{ start_time: "2027-07-03T21:00:00+02:00[Mars/Olympus]" }, undefined],
  [{ start_time: "2027-07-03T21:00:00+02:00[Europe/Berlin" }, undefined],
  [{ start_time: "2027-07-03T21:00:00+02:00" }, undefined],
])("%j names the zone %j", (event, zone) => {
  expect(parseTicketResponse({ event }, origin)?.event.timeZone).toBe(zone);
});

test.each([
  [{ start_time: "2027-07-03 21:00:00", time_zone: "Europe/Berlin" }, "2027-07-03T19:00:00.000Z"],
  [{ start_time: "2027-07-03 21:00:00" }, "2027-07-03T18:00:00.000Z"],
  [{ start_time: "2027-07-03 21:00:00[Europe/Berlin]" }, "2027-07-03T19:00:00.000Z"],
  [{ start_time: "2027-07-03 21:00:00 [!Europe/Berlin] " }, "2027-07-03T19:00:00.000Z"],
  [{ start_time: "2027-07-03T21:00:00Z", time_zone: "Europe/Berlin" }, "2027-07-03T21:00:00.000Z"],
  [{ start_time: "2027-07-03T21:00:00+03:00[Europe/Berlin]" }, "2027-07-03T18:00:00.000Z"],
])("%j starts at %s: a time without an offset is the zone's", (event, moment) => {
  expect(parseTicketResponse({ event }, origin)?.event.startTime?.toISOString()).toBe(moment);
});

test.each([
  ["2026-12-01", undefined, "2026-11-30T21:00:00.000Z", "2026-12-01T21:00:00.000Z"],
  ["2026-12-01Z", undefined, "2026-11-30T21:00:00.000Z", "2026-12-01T21:00:00.000Z"],
  ["2026-12-01[Europe/Berlin]", undefined, "2026-11-30T23:00:00.000Z", "2026-12-01T23:00:00.000Z"],
  ["2026-10-25", "Europe/Berlin", "2026-10-24T22:00:00.000Z", "2026-10-25T23:00:00.000Z"], // of 25 hours
])("%s in %s is a day, from midnight to midnight", (date, zone, start, end) => {
  const response = { event: { start_time: date, end_time: date, time_zone: zone }, created_at: date };
  const ticket = parseTicketResponse(response, origin);
  expect(ticket?.event).toMatchObject({ startIsDay: true, endIsDay: true });
  expect([ticket?.event.startTime?.toISOString(), ticket?.event.endTime?.toISOString()]).toEqual([start, end]);
  expect(ticket?.purchasedIsDay).toBe(true);
});

test.each(["2026-12-01 00:00", "2026-02-30", 1_796_000_000])("%j is no day", (date) => {
  const ticket = parseTicketResponse({ event: { start_time: date, end_time: date }, created_at: date }, origin);
  expect([ticket?.event.startIsDay, ticket?.event.endIsDay, ticket?.purchasedIsDay]).not.toContain(true);
});

test("an invalid field affects only itself", () => {
  const invalid = {
    event: { title: 4, start_time: "yarın", address: [] },
    package: "VIP",
    ticket_uuid: 12,
    created_at: {},
  };
  expect(parseTicketResponse(invalid, origin)).toEqual({ event: {}, code: "12" });
});

test.each([null, "x", [], {}, { result: null }, { result: { data: {} } }, { event: null, package: [] }])(
  "is undefined without event, package and code: %j",
  (json) => {
    expect(parseTicketResponse(json, origin)).toBeUndefined();
  },
);

test("a code beyond the limit of a text is left out, as half a code admits nobody", () => {
  const codeOf = (length: number) => parseTicketResponse({ event: {}, ticket_uuid: "x".repeat(length) }, origin)?.code;
  expect(codeOf(maxTextLength)).toHaveLength(maxTextLength);
  expect(codeOf(maxTextLength + 1)).toBeUndefined();
});

test("white space within the code stays, around it does not", () => {
  expect(parseTicketResponse({ ticket_uuid: " A1  B2\tC3\n" }, "https://meydan.example")?.code).toBe("A1  B2\tC3");
  expect(parseTicketResponse({ ticket_uuid: 42 }, "https://meydan.example")?.code).toBe("42");
});

test("the original of an image is the best that there is beside its rendition", () => {
  const names = ["original", "original_url", "url", "medium", "thumb"];
  const all = Object.fromEntries(names.map((name) => [name, `https://a.example/${name}.jpg`]));
  const imageOf = (event: object) => parseTicketResponse({ event }, origin)?.event.image;
  const file = (name: string) => `https://a.example/${name}.jpg`;
  expect(imageOf({ background: all })).toEqual({ kind: "background", url: file("thumb"), original: file("original") });
  expect(imageOf({ icon: all })).toEqual({ kind: "icon", url: file("medium"), original: file("original") });
  const { thumb: _thumb, original: _original, ...others } = all;
  expect(imageOf({ background: others })).toEqual({
    ...{ kind: "background", url: file("medium"), original: file("original_url") },
  });
  const { original_url: _url, medium: _medium, ...rest } = others;
  expect(imageOf({ background: rest })).toEqual({ kind: "background", url: file("url") });
  expect(imageOf({ icon: { thumb: file("thumb"), url: file("url") } })).toEqual({
    ...{ kind: "icon", url: file("thumb"), original: file("url") },
  });
});

test("every field of the response is read", async () => {
  const { background: _background, ...withoutBackground } = response.event;
  const fixtures = [response, { ...response, event: withoutBackground }] as const;
  expect(await unusedFields<object>(fixtures, (json) => parseTicketResponse(json, origin))).toEqual([]);
});
