import { createHash, createPrivateKey, createPublicKey } from "node:crypto";
import { jwtVerify } from "jose";
import { expect, test } from "vitest";
import { brand } from "#brand/brand.ts";
import { i18nOf } from "#site/i18n/i18n.harness.tsx";
import type { Ticket } from "#site/product-api/parse-ticket.ts";
import { createGoogleKeyFile } from "../../../../tests/http/support/wallet-certificates.ts";
import { completeTicket, imageFields, unusedTicketFields } from "../complete-ticket.harness.ts";
import { googleWalletUrl } from "./google-pass.ts";
import { passContent } from "./pass-content.ts";

const file = createGoogleKeyFile();
const privateKey = createPrivateKey(file.private_key);
const credentials = { issuerId: "3388000000012345678", serviceAccount: file.client_email, privateKey };
const event = {
  title: "Boğaz'da Yaz Konseri: Lodos Dörtlüsü",
  start: new Date("2027-07-03T18:00:00Z"),
  end: new Date("2027-07-03T20:30:00Z"),
  timeZone: "Europe/Istanbul",
  location: "Kuruçeşme Arena, Sahil Yolu No: 14, Beşiktaş",
  description: "Kapılar 19.30'da açılır.",
};
const concert = { event, code: "6f1b2c3d-00c1-4a00-8000-0000000000c1", packageName: "Sahne önü, ayakta" };
const options = {
  credentials,
  deriveId: (purpose: string, value: string) => createHash("md5").update(`${purpose}\n${value}`).digest("hex"),
  path: "/ticket/konser/b1/c1",
  i18n: i18nOf("tr"),
  origin: "https://www.meydan.example",
  color: "#3a5f0b",
  now: new Date("2026-11-22T10:00:00Z"),
} as const;

async function payloadOf(content: Partial<typeof concert> = {}, changed: Partial<typeof options> = {}) {
  const url = await googleWalletUrl({ ...concert, ...content }, { ...options, ...changed });
  const [, jwt = ""] = /^https:\/\/pay\.google\.com\/gp\/v\/save\/(\S+)$/.exec(url) ?? [];
  const { payload, protectedHeader } = await jwtVerify(jwt, createPublicKey(privateKey));
  const { eventTicketClasses, eventTicketObjects } = payload.payload as Record<string, Record<string, unknown>[]>;
  return { payload, protectedHeader, class: eventTicketClasses?.[0], object: eventTicketObjects?.[0] };
}

test("a signed link with the event and the ticket", async () => {
  const { payload, protectedHeader, class: ticketClass, object } = await payloadOf();
  expect(protectedHeader).toEqual({ alg: "RS256", typ: "JWT" });
  expect(payload).toMatchObject({
    iss: "tickets@meydan-test.iam.gserviceaccount.com",
    aud: "google",
    typ: "savetowallet",
    iat: 1_795_341_600,
    origins: ["https://www.meydan.example"],
  });
  expect(ticketClass).toEqual({
    id: expect.stringMatching(/^3388000000012345678\.[0-9a-f]{32}$/),
    issuerName: brand.name,
    reviewStatus: "UNDER_REVIEW",
    hexBackgroundColor: "#3a5f0b",
    eventName: { defaultValue: { language: "tr", value: event.title } },
    logo: { sourceUri: { uri: "https://www.meydan.example/icon-192.png" } },
    dateTime: { start: "2027-07-03T21:00:00+03:00", end: "2027-07-03T23:30:00+03:00" },
    venue: {
      name: { defaultValue: { language: "tr", value: "Kuruçeşme Arena" } },
      address: { defaultValue: { language: "tr", value: event.location } },
    },
  });
  expect(object).toEqual({
    id: expect.stringMatching(/^3388000000012345678\.[0-9a-f]{32}$/),
    classId: ticketClass?.id,
    state: "ACTIVE",
    barcode: { type: "QR_CODE", value: concert.code, alternateText: concert.code },
    ticketType: { defaultValue: { language: "tr", value: "Sahne önü, ayakta" } },
  });
});

test("saving twice saves one ticket; a changed event is another class", async () => {
  const [first, second] = [await payloadOf(), await payloadOf({ event: { ...event, title: "Ertelendi" } })];
  expect(second.object?.id).toBe(first.object?.id);
  expect(second.class?.id).not.toBe(first.class?.id);
  expect((await payloadOf({}, { path: "/ticket/konser/b1/c2" as never })).object?.id).not.toBe(first.object?.id);
});

test("over http Google could not fetch the logo", async () => {
  expect((await payloadOf({}, { origin: "http://127.0.0.1:4321" as never })).class).not.toHaveProperty("logo");
});

test("a usual link is about as long as Google calls safe", async () => {
  expect((await googleWalletUrl(concert, options)).length).toBeLessThan(2000);
});

test("the longest texts of the contract leave a link short enough for browsers", async () => {
  const i18n = i18nOf("tr");
  /** Each text as long as the longest that a content file may have. */
  const lengthen = <Fields extends object>(fields: Fields) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [name, typeof value === "string" ? "集".repeat(10_000) : value]),
    ) as Fields;
  const { event } = completeTicket;
  const ticket: Ticket = {
    ...lengthen(completeTicket),
    event: { ...lengthen(event), timeZone: event.timeZone },
    code: "c".repeat(64),
  };
  const content = passContent(ticket, i18n);
  expect(content && (await googleWalletUrl(content, options)).length).toBeLessThan(4096);
});

test("days without a time are text, because Google's times have a clock", async () => {
  const start = new Date("2026-11-30T21:00:00Z");
  const days = { ...event, start, startIsDay: true, end: new Date("2026-12-02T21:00:00Z"), endIsDay: true };
  const several = (await payloadOf({ event: days })).class;
  expect(several).not.toHaveProperty("dateTime");
  expect(several?.textModulesData).toEqual([
    { id: "start", header: "Başlangıç", body: "1 Aralık 2026 Salı" },
    { id: "end", header: "Bitiş", body: "2 Aralık 2026 Çarşamba" },
  ]);
  const one = (await payloadOf({ event: { ...days, end: new Date("2026-12-01T21:00:00Z") } })).class;
  expect(one?.textModulesData).toEqual([{ id: "start", header: "Başlangıç", body: "1 Aralık 2026 Salı" }]);
});

test("every field of a ticket is in its pass but these", async () => {
  const i18n = i18nOf("tr");
  const unused = await unusedTicketFields((ticket) => {
    const content = passContent(ticket, i18n);
    return content && googleWalletUrl(content, options);
  });
  expect(unused).toEqual(["event.description", ...imageFields, "price", "purchasedAt", "purchasedIsDay"]);
});
