import { expect, test } from "vitest";
import { brand } from "#brand/brand.ts";
import { locales } from "#locales/index.ts";
import { i18nOf } from "#site/i18n/i18n.harness.tsx";
import { createTranslate } from "#site/i18n/translate.ts";
import { filesBesideManifest, unzipPass, verifySignature } from "../../../../tests/http/support/read-pass.ts";
import { createWalletCertificates } from "../../../../tests/http/support/wallet-certificates.ts";
import { imageFields, unusedTicketFields } from "../complete-ticket.harness.ts";
import { applePass } from "./apple-pass.ts";
import { type PassContent, passContent } from "./pass-content.ts";
import { passImages } from "./pass-images.ts";

const certificates = createWalletCertificates();
const credentials = {
  ...certificates,
  passTypeIdentifier: "pass.example.meydan.ticket",
  teamIdentifier: "A1B2C3D4E5",
  expiresAt: new Date("2099-01-01T00:00:00Z"),
};
const concert: PassContent = {
  event: {
    title: 'Boğaz\'da "Yaz" Konseri',
    start: new Date("2027-07-03T18:00:00Z"),
    end: new Date("2027-07-03T20:30:00Z"),
    timeZone: "Europe/Istanbul",
    location: "Kuruçeşme Arena, Beşiktaş",
    description: "Kapılar 19.30'da açılır.",
  },
  code: "6f1b2c3d-00c1",
  packageName: "Sahne önü",
  price: "₺749,90",
};
const images = await passImages(undefined, async () => undefined);

function make(content: Partial<PassContent> = {}) {
  const options = { credentials, serialNumber: "5f0c", color: "#3a5f0b", t: createTranslate("tr"), images };
  const files = unzipPass(applePass({ ...concert, ...content }, options));
  return { files, pass: JSON.parse(String(files.get("pass.json"))) };
}

test("the signature is valid for the manifest, and the manifest for every file", () => {
  const { files } = make();
  expect(filesBesideManifest(files)).toEqual([]);
  const manifest = files.get("manifest.json") as Buffer;
  const signature = files.get("signature") as Buffer;
  expect(verifySignature(manifest, signature, certificates.issuerCertificate).subject).toContain("Pass Type ID");
  expect(() => verifySignature(Buffer.from("{}"), signature, certificates.issuerCertificate)).toThrow(/digest/);
  const stranger = createWalletCertificates().issuerCertificate;
  expect(() => verifySignature(manifest, signature, stranger)).toThrow(/issued/);
});

test("an event ticket with code, times in the event's zone, and its color", () => {
  const { pass } = make();
  expect(pass).toMatchObject({
    formatVersion: 1,
    passTypeIdentifier: "pass.example.meydan.ticket",
    teamIdentifier: "A1B2C3D4E5",
    serialNumber: "5f0c",
    organizationName: brand.name,
    description: "Etkinlik bileti",
    backgroundColor: "rgb(58,95,11)",
    sharingProhibited: true,
    relevantDate: "2027-07-03T18:00:00.000Z",
    relevantDates: [{ startDate: "2027-07-03T14:00:00.000Z", endDate: "2027-07-03T22:30:00.000Z" }],
    expirationDate: "2027-07-04T20:30:00.000Z",
    barcodes: [
      {
        format: "PKBarcodeFormatQR",
        message: "6f1b2c3d-00c1",
        messageEncoding: "utf-8",
        altText: "6f1b2c3d-00c1",
      },
    ],
    semantics: {
      eventName: concert.event.title,
      venueName: concert.event.location,
      eventStartDate: "2027-07-03T21:00:00+03:00",
    },
  });
  const { primaryFields, secondaryFields, auxiliaryFields, backFields } = pass.eventTicket;
  expect(primaryFields).toMatchObject([{ value: concert.event.title }]);
  expect(secondaryFields).toMatchObject([
    { label: "Başlangıç", value: "2027-07-03T21:00:00+03:00", ignoresTimeZone: true },
    { label: "Bitiş", value: "2027-07-03T23:30:00+03:00" },
  ]);
  expect(auxiliaryFields).toMatchObject([{ value: "Sahne önü" }, { value: "₺749,90" }]);
  expect(backFields).toMatchObject([
    { value: "Kuruçeşme Arena, Beşiktaş" },
    { value: "6f1b2c3d-00c1" },
    { value: "Kapılar 19.30'da açılır." },
  ]);
  expect(JSON.stringify(pass)).not.toMatch(/https?:|webServiceURL/);
});

test("its labels are in all languages, by the page's own", () => {
  const { files } = make();
  const strings = [...files.keys()].filter((name) => name.endsWith(".lproj/pass.strings"));
  expect(strings).toHaveLength(locales.length);
  expect(String(files.get("de.lproj/pass.strings"))).toContain('"Başlangıç" = "Beginn";');
  expect(String(files.get("zh-Hans.lproj/pass.strings"))).toContain('"Başlangıç" = "开始时间";');
  for (const name of strings) {
    for (const line of String(files.get(name)).split("\n"))
      expect(line).toMatch(/^"(\\.|[^"\\])+" = "(\\.|[^"\\])+";$/);
  }
});

test("what an event does not tell is not in its pass", () => {
  const event = { ...concert.event, start: undefined, end: undefined, location: undefined, description: undefined };
  const { pass } = make({ event, packageName: undefined, price: undefined });
  for (const name of ["relevantDate", "relevantDates", "expirationDate"]) expect(pass).not.toHaveProperty(name);
  expect(pass.eventTicket).toMatchObject({ secondaryFields: [], auxiliaryFields: [] });
  expect(pass.eventTicket.backFields).toMatchObject([{ label: "Bilet kodu" }]);
});

test.each([
  ["without an end: two hours", undefined, "2027-07-03T20:00:00.000Z"],
  ["over two days: as long as Apple allows", new Date("2027-07-05T18:00:00Z"), "2027-07-04T14:00:00.000Z"],
])("from four hours before the start, an event %s", (_name, end, endDate) => {
  const { pass } = make({ event: { ...concert.event, end } });
  expect(pass.relevantDates).toEqual([{ startDate: "2027-07-03T14:00:00.000Z", endDate }]);
});

test("days without a time are shown without one, and the pass is relevant all day", () => {
  const days = {
    start: new Date("2026-11-30T21:00:00Z"),
    startIsDay: true,
    end: new Date("2026-12-02T21:00:00Z"),
    endIsDay: true,
  };
  const { pass } = make({ event: { ...concert.event, ...days } });
  expect(pass.eventTicket.secondaryFields).toMatchObject([
    { value: "2026-12-01T00:00:00+03:00", timeStyle: "PKDateStyleNone", ignoresTimeZone: true },
    { value: "2026-12-02T23:59:59+03:00", timeStyle: "PKDateStyleNone", ignoresTimeZone: true },
  ]);
  expect(pass.semantics).toEqual({
    eventName: concert.event.title,
    venueName: concert.event.location,
    eventStartDateInfo: { date: "2026-11-30T21:00:00.000Z", ignoreTimeComponents: true, timeZone: "Europe/Istanbul" },
  });
  expect(pass.relevantDates).toEqual([{ startDate: "2026-11-30T21:00:00.000Z", endDate: "2026-12-01T21:00:00.000Z" }]);
  expect(pass.expirationDate).toBe("2026-12-03T21:00:00.000Z");
});

test("every field of a ticket is in its pass but these; the image comes as a file", async () => {
  const i18n = i18nOf("tr");
  const inPass = (content?: PassContent) => content && make(content).pass;
  expect(await unusedTicketFields((ticket) => inPass(passContent(ticket, i18n)))).toEqual([
    ...imageFields,
    "purchasedAt",
    "purchasedIsDay",
  ]);
});
