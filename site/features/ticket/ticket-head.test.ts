import { expect, test } from "vitest";
import { createTranslate } from "#site/i18n/translate.ts";
import { ticketHead } from "./ticket-head.ts";
import type { TicketPageView } from "./ticket-view.ts";

const t = createTranslate("tr");

test("says that it is a ticket, and nothing of which one", () => {
  const view: TicketPageView = {
    kind: "loaded",
    ticket: { title: "Boğaz'da Yaz Konseri", code: "gizli-kod", picture: { kind: "icon", url: "/i", alt: "x" } },
  };
  expect(ticketHead(view, t)).toEqual({
    kind: "ticket",
    title: "Bilet | Meydan",
    description: "Meydan üzerinden alınmış etkinlik bileti.",
    author: "Meydan",
    path: "/",
    openGraphType: "website",
    hidden: true,
  });
});

test("a ticket that cannot be shown says so", () => {
  expect(ticketHead({ kind: "failed", reason: "not-found" }, t).title).toBe("Bilet açılamadı | Meydan");
});
