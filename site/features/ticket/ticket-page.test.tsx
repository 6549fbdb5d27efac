import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { createTranslate } from "#site/i18n/translate.ts";
import { TicketPage } from "./ticket-page.tsx";
import type { TicketPageView } from "./ticket-view.ts";

const render = (view: TicketPageView) =>
  renderToStaticMarkup(
    <TicketPage view={view} path="/ticket/a/b/c" t={createTranslate("tr")} link={(path) => `${path}?lng=tr`} />,
  );
const text = (html: string) => html.replace(/<[^>]+>/g, "");

test("the code is copied in one piece, whatever breaks its line", () => {
  const html = render({ kind: "loaded", ticket: { title: "Konser", code: "6f1b-00c1-<x>" } });
  expect(html).toContain("<code");
  expect(text(html)).toContain("6f1b-00c1-&lt;x&gt;");
});

test("what the ticket does not tell leaves no empty label", () => {
  const html = text(render({ kind: "loaded", ticket: { title: "Konser" } }));
  for (const label of ["Başlangıç", "Bitiş", "Adres", "Paket", "Fiyat", "Bilet kodu", "Satın alma tarihi"]) {
    expect(html).not.toContain(label);
  }
});

test.each(["not-found", "gone", "no-data", "unavailable"] as const)(
  "whatever fails, the specification's line stands: %s",
  (reason) => {
    const html = render({ kind: "failed", reason });
    expect(html).toMatch(/<h1[^>]*>Hata: Bilet bulunamadı\.<\/h1>/);
    expect(html.includes('href="/ticket/a/b/c?lng=tr"')).toBe(reason === "unavailable");
  },
);

test("loading says so to everyone", () => {
  expect(render({ kind: "loading" })).toMatch(/role="status"[^>]*>Yükleniyor…</);
});
