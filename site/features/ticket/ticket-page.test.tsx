import { expect, test } from "vitest";
import turkish from "#locales/tr.json" with { type: "json" };
import { htmlIn, i18nOf } from "#site/i18n/i18n.harness.tsx";
import { unsigned } from "#site/images/sign-image.harness.ts";
import { completeTicket, ticketViewOptions, ticketViewWith } from "./complete-ticket.harness.ts";
import { TicketPage } from "./ticket-page.tsx";
import { type TicketPageView, ticketView } from "./ticket-view.ts";

const i18n = i18nOf("tr", true);
const timeZone = "Europe/Istanbul";

const render = (view: TicketPageView, isKeptOffline = false) =>
  htmlIn(i18n, <TicketPage view={view} path="/ticket/a/b/c" isKeptOffline={isKeptOffline} />);
const text = (html: string) => html.replace(/<[^>]+>/g, "").replaceAll("&#x27;", "'");

/** All texts and URLs of a view, however deep; `kind` only chooses a style, and instants are for islands. */
function leaves(value: object): string[] {
  return Object.entries(value).flatMap(([key, leaf]) => {
    if (["kind", "instants", "madeAt"].includes(key) || leaf === undefined) return [];
    return typeof leaf === "object" && leaf !== null ? leaves(leaf) : [String(leaf)];
  });
}

test("all of a ticket's view is on the page", () => {
  const ticket = ticketView(completeTicket, { ...i18n, ...ticketViewOptions, signImage: unsigned });
  const html = render({ kind: "loaded", ticket }, true)
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .replaceAll("<wbr/>", "");
  for (const leaf of leaves(ticket)) expect(html).toContain(leaf);
});

test("what is read without CSS says nothing of a ticket that is gone, or of a copy that is not stored yet", () => {
  const html = text(render({ kind: "loaded", ticket: ticketViewWith({ title: "Konser" }) }, true));
  const { notFound, gone, loading } = turkish.ticket;
  const untrue = [notFound, gone, loading, turkish.errors.retry, ...Object.values(turkish.offlineTicket)];
  expect(untrue.filter((message) => html.includes(message.split("{{")[0] ?? ""))).toEqual([]);
});

test("the code is copied in one piece, wherever its line breaks", () => {
  const html = render({ kind: "loaded", ticket: ticketViewWith({ title: "Konser", code: "6f1b-00c1-<x>" }) });
  expect(html).toContain("<code");
  expect(text(html)).toContain("6f1b-00c1-&lt;x&gt;");
});

test("a code that is too long for a QR code is text alone", () => {
  const long = "x".repeat(601);
  expect(render({ kind: "loaded", ticket: ticketViewWith({ title: "Konser", code: "6f1b" }) })).toContain('role="img"');
  const html = render({ kind: "loaded", ticket: ticketViewWith({ title: "Konser", code: long }) });
  expect(html).toContain(long);
  expect(html).not.toMatch(/role="img"|Tam ekran/);
});

test("a title that is no event's own is said once", () => {
  const said = (title: string) =>
    text(render({ kind: "loaded", ticket: ticketViewWith({ title }) })).split(turkish.ticket.heading);
  expect(said(turkish.ticket.heading)).toHaveLength(1 + 1);
  expect(said("Konser")).toHaveLength(1 + 1);
});

test("a picture that may be a poster stands over its own colors, a scene fills its place", () => {
  const images = (size: object) => {
    const image = { kind: "background" as const, alt: "", image: { url: "/media/k.webp", ...size } };
    return render({ kind: "loaded", ticket: ticketViewWith({ title: "Konser", image }) }).match(/<img/g);
  };
  expect(images({})).toHaveLength(2);
  expect(images({ width: 900, height: 1200 })).toHaveLength(2);
  expect(images({ width: 1280, height: 854 })).toHaveLength(1);
});

test("the place of a poster has its ratio", () => {
  const place = (width: number, height: number) => {
    const image = { kind: "background" as const, alt: "", image: { url: "/media/k.webp", width, height } };
    return /viewBox="0 0 900 (\d+)"/.exec(
      render({ kind: "loaded", ticket: ticketViewWith({ title: "Konser", image }) }),
    )?.[1];
  };
  expect(place(900, 1600)).toBe("1600");
  expect(place(900, 600)).toBeUndefined();
});

test("an end is said to everyone, where else an event stands only where a script keeps up with it", () => {
  const status = (end: string) => {
    const ticket = ticketViewWith({
      title: "Konser",
      times: {},
      instants: { start: "2026-06-30T18:00:00Z", end, timeZone },
    });
    return /<span class="([^"]*)" data-phase="(\w+)">([^<]*)</.exec(render({ kind: "loaded", ticket }))?.slice(1);
  };
  expect(status("2026-06-30T20:00:00Z")).toEqual([
    expect.not.stringContaining("script-only"),
    "ended",
    "16 saat önce bitti",
  ]);
  expect(status("2026-07-02T20:00:00Z")).toEqual([
    expect.stringContaining("script-only"),
    "ongoing",
    "Şu anda sürüyor",
  ]);
});

test("a missing field leaves no empty label", () => {
  const html = text(render({ kind: "loaded", ticket: ticketViewWith({ title: "Konser" }) }));
  for (const label of ["Başlangıç", "Bitiş", "Adres", "Bilet türü", "Fiyat", "Bilet kodu", "Satın alma tarihi"]) {
    expect(html).not.toContain(label);
  }
});

test.each(["not-found", "gone", "no-data", "malformed", "unavailable"] as const)(
  "every failure has the specification's line: %s",
  (reason) => {
    const html = render({ kind: "failed", reason });
    expect(html).toMatch(/<h1[^>]*>Hata: Bilet bulunamadı\.<\/h1>/);
    expect(html.includes('href="/ticket/a/b/c?lng=tr"')).toBe(["unavailable", "malformed"].includes(reason));
  },
);

test("the loading text is a status", () => {
  expect(render({ kind: "loading" })).toMatch(/role="status"[^>]*>Yükleniyor…</);
});

test("a description in another language says so, and stays on the page", () => {
  const ticket = ticketViewWith({ title: "Konser", description: "海辺の夏のコンサート", descriptionLanguage: "ja" });
  const html = render({ kind: "loaded", ticket });
  expect(html).toMatch(/<p [^>]*lang="ja"[^>]*>海辺の夏のコンサート<\/p>/);
  expect(html).not.toContain("translate.google");
});
