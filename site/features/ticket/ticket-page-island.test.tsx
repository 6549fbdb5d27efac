// @vitest-environment happy-dom
import { screen } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Locale } from "#locales/index.ts";
import type { I18n } from "#site/i18n/i18n.ts";
import { I18nContext } from "#site/i18n/i18n-context.tsx";
import { unsigned } from "#site/images/signed-image.ts";
import { islandI18n, renderIsland, serverI18n } from "#site/islands/island.harness.tsx";
import { completeTicket, ticketViewOptions, ticketWith } from "./complete-ticket.harness.ts";
import { TicketPage } from "./ticket-page.tsx";
import { TicketPageIsland } from "./ticket-page-island.tsx";
import type { TicketState } from "./ticket-state.ts";
import { ticketTitle } from "./ticket-title.ts";
import { ticketPageView } from "./ticket-view.ts";

const params = { slug: "boğazda-yaz", packageUuid: "b1", ticketUuid: "c1" };
const props = {
  params,
  origin: "https://meydan.example",
  wallets: { apple: true, google: false },
  isKeptOffline: true,
};
const fetch = vi.fn<(url: string) => Promise<Response>>();

beforeEach(() => {
  document.title = "Bilet | Meydan";
  vi.stubGlobal("fetch", fetch);
});
afterEach(() => vi.unstubAllGlobals());

test("loading, then the ticket", async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  fetch.mockReturnValue(promise);
  renderIsland(TicketPageIsland, props);
  expect(screen.getByRole("status").textContent).toBe("Yükleniyor…");
  expect(fetch).toHaveBeenCalledWith(
    "/api/project/events/ticketSucces/bo%C4%9Fazda-yaz/b1/c1",
    expect.objectContaining({ signal: expect.anything() }),
  );
  const event = { title: "Konser", start_time: "2126-07-05T18:00:00Z" };
  resolve(Response.json({ event, ticket_uuid: "c1", package: { price: "450 TL" } }));
  expect((await screen.findByRole("heading", { level: 1, name: "Konser" })).id).toBe("ticket-title");
  expect(screen.getByText("₺450")).toBeTruthy();
  expect(screen.queryByText("Yükleniyor…")).toBeNull();
  expect(document.title).toBe("Bilet | Meydan");
  const url = (name: string) => screen.queryByRole("link", { name })?.getAttribute("href");
  expect(url("Takvime ekle")).toBe("/ticket/bo%C4%9Fazda-yaz/b1/c1/calendar.ics");
  expect(url("Apple Cüzdan’a ekle")).toBe("/ticket/bo%C4%9Fazda-yaz/b1/c1/apple-wallet.pkpass");
  expect(url("Google Cüzdan’a ekle")).toBeUndefined();
  expect(await screen.findByText(/yıl sonra başlıyor$/)).toBeTruthy();
  // This browser has no service workers, so it says what else helps.
  expect(await screen.findByText(/^Bu tarayıcı bileti kaydedemiyor/)).toBeTruthy();
});

test.each([
  [404, "Yeniden dene", false],
  [503, "Yeniden dene", true],
])("loading, then failed with %i", async (status, retry, offered) => {
  fetch.mockResolvedValue(new Response("", { status }));
  renderIsland(TicketPageIsland, props);
  const panel = await screen.findByRole("alert");
  expect(panel.querySelector("h1")?.textContent).toBe("Hata: Bilet bulunamadı.");
  expect(screen.queryByRole("link", { name: retry }) !== null).toBe(offered);
  expect(document.title).toBe("Bilet açılamadı | Meydan");
});

test("a dropped connection is a failure that can be retried", async () => {
  fetch.mockRejectedValue(new TypeError("Failed to fetch"));
  renderIsland(TicketPageIsland, props, "ar");
  const retry = await screen.findByRole("link", { name: serverI18n("ar").t("errors.retry") });
  expect(retry.getAttribute("href")).toBe("/ticket/bo%C4%9Fazda-yaz/b1/c1");
});

const states: TicketState[] = [
  { kind: "loading" },
  ...(["not-found", "gone", "no-data", "malformed", "unavailable"] as const).map((reason) => ({
    kind: "failed" as const,
    reason,
  })),
  { kind: "loaded", ticket: completeTicket },
  { kind: "loaded", ticket: ticketWith({}) },
];

function page(state: TicketState, i18n: I18n): string {
  const view = ticketPageView(state, { ...i18n, ...ticketViewOptions, signImage: unsigned });
  const html = renderToStaticMarkup(
    <I18nContext value={i18n}>
      <TicketPage view={view} path="/ticket/a/b/c" isKeptOffline />
    </I18nContext>,
  );
  return ticketTitle(view, i18n.t) + html;
}

test.each(["tr", "ar"] satisfies Locale[])("the island has the messages of every state, in %s", (code) => {
  for (const state of states) {
    expect(page(state, islandI18n(TicketPageIsland, code))).toBe(page(state, serverI18n(code)));
  }
});
