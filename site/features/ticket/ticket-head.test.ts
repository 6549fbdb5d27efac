import { expect, test } from "vitest";
import { brand } from "#brand/brand.ts";
import { createTranslate } from "#site/i18n/translate.ts";
import { ticketViewWith } from "./complete-ticket.harness.ts";
import { ticketHead } from "./ticket-head.ts";
import type { TicketPageView } from "./ticket-view.ts";

const t = createTranslate("tr");

const path = "/ticket/konser/p-1/gizli-kod";

test("says that it is a ticket, and only the app learns which one", () => {
  const view: TicketPageView = {
    kind: "loaded",
    ticket: ticketViewWith({
      title: "Boğaz'da Yaz Konseri",
      code: "gizli-kod",
      image: { kind: "icon", image: { url: "/i" }, alt: "x" },
    }),
  };
  expect(ticketHead(view, t, path)).toEqual({
    title: `Bilet | ${brand.name}`,
    description: `${brand.name} üzerinden alınmış etkinlik bileti.`,
    path: "/",
    appPath: path,
    noindex: true,
  });
});

test("a ticket that cannot be shown says so", () => {
  const head = ticketHead({ kind: "failed", reason: "not-found" }, t, path);
  expect(head.title).toBe(`Bilet açılamadı | ${brand.name}`);
  expect(JSON.stringify(head)).not.toContain("gizli-kod");
});
