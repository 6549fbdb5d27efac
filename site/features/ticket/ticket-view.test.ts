import { expect, test } from "vitest";
import { locales } from "#locales/index.ts";
import { i18nOf } from "#site/i18n/i18n.harness.tsx";
import { signed } from "#site/images/sign-image.harness.ts";
import { parseTicketResponse } from "#site/product-api/parse-ticket.ts";
import { ticketViewOptions, ticketWith, unusedTicketFields } from "./complete-ticket.harness.ts";
import { timesOf } from "./event/event-times-view.ts";
import { ticketView } from "./ticket-view.ts";

const turkish = {
  ...i18nOf("tr"),
  ...ticketViewOptions,
  signImage: signed,
};
const view = (fields: Parameters<typeof ticketWith>[0]) => ticketView(ticketWith(fields), turkish);
const event = (start: string, end: string) => ({ event: { startTime: new Date(start), endTime: new Date(end) } });

test("an event's image is signed as one that nothing can take away", () => {
  const signed: unknown[] = [];
  const signImage = (url: string, shownBy?: readonly string[]) => {
    signed.push([url, shownBy]);
    return { url, signature: "sig" };
  };
  ticketView(ticketWith({ event: { image: { kind: "icon", url: "/k.webp" } } }), { ...turkish, signImage });
  expect(signed).toEqual([["/k.webp", ["ticket"]]]);
});

test("an image that is known to be lost is left out: the ticket is drawn", () => {
  const signImage = (url: string) => ({ url, signature: "sig", isMissing: true as const });
  const ticket = ticketWith({ event: { image: { kind: "background", url: "/k.webp" } } });
  expect(ticketView(ticket, { ...turkish, signImage }).image).toBeUndefined();
});

test("all of a ticket, in the reader's language and in Istanbul time", () => {
  const ticket = {
    event: {
      title: "Boğaz'da Yaz Konseri",
      startTime: new Date("2026-07-05T18:00:00Z"),
      endTime: new Date("2026-07-05T20:30:00Z"),
      address: "Kuruçeşme Arena\nBeşiktaş",
      image: { kind: "background" as const, url: "/media/k.webp" },
    },
    packageName: "Sahne önü",
    price: 1249.9,
    code: "c1",
    purchasedAt: new Date("2026-06-01T22:30:00Z"),
  };
  expect(view(ticket)).toEqual({
    title: "Boğaz'da Yaz Konseri",
    image: {
      kind: "background",
      image: { url: "/media/k.webp", signature: "sig", color: "#102030" },
      alt: "Boğaz'da Yaz Konseri etkinliğinin görseli",
    },
    times: {
      start: {
        iso: "2026-07-05T18:00:00.000Z",
        text: "5 Temmuz 2026 Pazar 21:00",
        lines: ["5 Temmuz 2026", "Pazar", "21:00"],
      },
      end: { iso: "2026-07-05T20:30:00.000Z", text: "23:30" },
      zone: "Türkiye Standart Saati",
    },
    instants: {
      start: "2026-07-05T18:00:00.000Z",
      end: "2026-07-05T20:30:00.000Z",
      timeZone: "Europe/Istanbul",
    },
    madeAt: ticketViewOptions.now.getTime(),
    place: {
      address: "Kuruçeşme Arena\nBeşiktaş",
      maps: [
        { maker: "Google", url: expect.stringContaining("query=Kuru%C3%A7e%C5%9Fme+Arena%2C+Be%C5%9Fikta%C5%9F") },
        { maker: "Apple", url: expect.any(String) },
        { maker: "Yandex", url: expect.any(String) },
      ],
    },
    packageName: "Sahne önü",
    price: "₺1.249,90",
    code: "c1",
    purchased: { iso: "2026-06-01T22:30:00.000Z", text: "2 Haziran 2026 01:30" },
    actions: {
      wallets: [
        { wallet: "apple", url: "/ticket/a/b/c/apple-wallet.pkpass" },
        { wallet: "google", url: "/ticket/a/b/c/google-wallet" },
      ],
      calendars: {
        file: "/ticket/a/b/c/calendar.ics",
        google: expect.stringMatching(/^https:\/\/calendar\.google\.com\//),
      },
    },
    copyExpires: "12 Temmuz 2026",
  });
});

test("a copy expires when the response header says: a week after the event, or 30 days from now without a date", () => {
  expect(view(event("2026-07-05T20:30:00Z", "2026-07-05T21:30:00Z")).copyExpires).toBe("13 Temmuz 2026");
  expect(view({}).copyExpires).toBe("31 Temmuz 2026");
  expect(view(event("2020-01-01T18:00:00Z", "2020-01-01T20:00:00Z")).copyExpires).toBe("2 Temmuz 2026");
});

test("an end on another day in Istanbul has its date", () => {
  // 23:30 and 00:30 in Istanbul: one UTC day, two Turkish ones.
  expect(view(event("2026-07-05T20:30:00Z", "2026-07-05T21:30:00Z")).times).toMatchObject({
    start: { lines: ["5 Temmuz 2026", "Pazar", "23:30"] },
    end: { text: "6 Temmuz 2026 Pazartesi 00:30", lines: ["6 Temmuz 2026", "Pazartesi", "00:30"] },
  });
});

test("an event elsewhere is shown in its own time, its purchase in Turkish time", () => {
  const startTime = new Date("2026-07-05T21:30:00Z");
  const { times, purchased } = view({ event: { startTime, timeZone: "Europe/Berlin" }, purchasedAt: startTime });
  expect(times).toMatchObject({ start: { text: "5 Temmuz 2026 Pazar 23:30" }, zone: "Orta Avrupa Saati" });
  expect(purchased?.text).toBe("6 Temmuz 2026 00:30");
});

test.each(locales)("a date begins its line with a capital letter in %s", (code) => {
  const context = { ...turkish, ...i18nOf(code) };
  const shown = (fields: Parameters<typeof ticketWith>[0]) => ticketView(ticketWith(fields), context).times;
  const days = { startTime: new Date("2026-11-29T21:00:00Z"), endTime: new Date("2026-12-01T21:00:00Z") };
  for (const times of [
    shown(event("2026-07-05T18:00:00Z", "2026-07-06T20:00:00Z")),
    shown({ event: { ...days, startIsDay: true, endIsDay: true } }),
  ]) {
    for (const moment of [times?.start, times?.end]) expect(moment?.text).toMatch(/^[^\p{Ll}]/u);
  }
});

test("an event that tells no time has no time to show", () => {
  expect(view({ event: { title: "Konser" } }).times).toBeUndefined();
});

test("the price always has ₺; a free ticket also says so", () => {
  expect(view({ price: 450 }).price).toBe("₺450");
  expect(view({ price: 0 }).price).toBe("₺0 · Ücretsiz");
  expect(view({ price: 0, packageName: "Ücretsiz" })).toMatchObject({ packageName: undefined, price: "₺0 · Ücretsiz" });
  expect(view({ price: 450, packageName: "Ücretsiz" }).packageName).toBe("Ücretsiz");
  expect(view({}).price).toBeUndefined();
});

test("an icon has no color to fill a frame with", () => {
  const image = { kind: "icon", url: "/media/i.webp" } as const;
  expect(view({ event: { image } }).image?.image).toEqual({ url: "/media/i.webp", signature: "sig" });
});

test("a date without a time has none: neither on the ticket nor for the browser", () => {
  const startTime = new Date("2026-11-30T21:00:00Z");
  const day = { startTime, startIsDay: true, endIsDay: true };
  const { times, purchased } = view({
    event: { ...day, endTime: new Date("2026-12-03T21:00:00Z") },
    purchasedAt: startTime,
    purchasedIsDay: true,
  });
  expect(times).toEqual({
    start: { iso: "2026-12-01", text: "1 Aralık 2026 Salı", lines: ["1 Aralık 2026", "Salı"] },
    end: { iso: "2026-12-03", text: "3 Aralık 2026 Perşembe", lines: ["3 Aralık 2026", "Perşembe"] },
  });
  expect(purchased).toEqual({ iso: "2026-12-01", text: "1 Aralık 2026" });
});

test.each(["Europe/Istanbul", "America/New_York", "Pacific/Auckland"])(
  "what the browser reads from a view in %s are the event's times",
  (timeZone) => {
    for (const [start, startIsDay, end, endIsDay] of [
      ["2026-12-01", true, "2026-12-03", true],
      ["2026-12-01", true, "2026-12-01", true],
      ["2026-12-01 21:00", false, "2026-12-02", true],
      ["2026-12-01", true, "2026-12-02 18:00", false],
      ["2026-12-01 21:00", false, null, false],
    ] as const) {
      const response = { event: { start_time: start, end_time: end, time_zone: timeZone } };
      const parsed = parseTicketResponse(response, "https://meydan.example")?.event;
      const sent = parsed && JSON.stringify(ticketView(ticketWith({ event: parsed }), turkish).instants);
      expect(sent && timesOf(JSON.parse(sent))).toEqual({
        start: parsed?.startTime,
        startIsDay: startIsDay || undefined,
        end: parsed?.endTime,
        endIsDay: endIsDay || undefined,
        timeZone,
      });
    }
  },
);

test("every field of a ticket is on its page; one that is not must be named here", async () => {
  expect(await unusedTicketFields((ticket) => ticketView(ticket, turkish))).toEqual([]);
});
