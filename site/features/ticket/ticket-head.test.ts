import { expect, test } from "vitest";
import { brand } from "#brand/brand.ts";
import { languageOf } from "#locales/index.ts";
import { createTranslate } from "#site/i18n/translate.ts";
import { ticketViewWith } from "./complete-ticket.harness.ts";
import { ticketHead } from "./ticket-head.ts";
import type { TicketPageView } from "./ticket-view.ts";

const appPath = "/ticket/konser/p-1/gizli-kod";
const context = { t: createTranslate("tr"), locale: languageOf("tr"), origin: "https://meydan.example", appPath };

test("says that it is a ticket, and only the app learns which one", () => {
  const view: TicketPageView = {
    kind: "loaded",
    ticket: ticketViewWith({
      title: "Boğaz'da Yaz Konseri",
      code: "gizli-kod",
      image: { kind: "icon", image: { url: "/i" }, alt: "x" },
    }),
  };
  expect(ticketHead(view, context)).toEqual({
    title: `Bilet | ${brand.name}`,
    description: `${brand.name} üzerinden alınmış etkinlik bileti.`,
    path: "/",
    appPath,
    image: expect.objectContaining({
      url: expect.stringMatching(/^https:\/\/meydan\.example\/share\/ticket\/tr-[0-9a-f]{16}\.jpg$/),
      alt: expect.stringContaining("“Seninle bir etkinlik bileti paylaşıldı”"),
    }),
    noindex: true,
  });
});

test("a ticket that cannot be shown says so", () => {
  const head = ticketHead({ kind: "failed", reason: "not-found" }, context);
  expect(head.image).toBeUndefined();
  expect(head.title).toBe(`Bilet açılamadı | ${brand.name}`);
  expect(JSON.stringify(head)).not.toContain("gizli-kod");
});
