import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { formatsOf } from "#site/i18n/format.ts";
import { pickMessages } from "#site/i18n/island-texts.ts";
import { createIslandTranslate } from "#site/i18n/island-translate.ts";
import { createTranslate, type Translate } from "#site/i18n/translate.ts";
import { unsigned } from "#site/images/signed-image.ts";
import { ticketIslandTexts } from "./ticket-island-texts.ts";
import { TicketPage } from "./ticket-page.tsx";
import type { TicketState } from "./ticket-state.ts";
import { ticketPageView } from "./ticket-view.ts";

const day = new Date("2026-07-05T18:00:00Z");
const event = {
  title: "Konser",
  address: "Harbiye",
  description: "Kapı 19.30'da",
  startTime: day,
  endTime: new Date(day.getTime() + 1),
  image: { kind: "icon", url: "/i" },
} as const;

const states: TicketState[] = [
  { kind: "loading" },
  ...(["not-found", "unavailable"] as const).map((reason) => ({ kind: "failed" as const, reason })),
  { kind: "loaded", ticket: { event, packageName: "VIP", price: 0, code: "c1", purchasedAt: day } },
  { kind: "loaded", ticket: { event: {} } },
];

function render(state: TicketState, t: Translate) {
  const view = ticketPageView(state, { t, formats: formatsOf("tr"), signImage: unsigned });
  return renderToStaticMarkup(<TicketPage view={view} path="/ticket/a/b/c" t={t} link={(path) => path} />);
}

test("the island has every text of every state", () => {
  const inIsland = createIslandTranslate(pickMessages("tr", ticketIslandTexts), "tr");
  for (const state of states) expect(render(state, inIsland)).toBe(render(state, createTranslate("tr")));
});
