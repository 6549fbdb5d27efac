import { describe, expect, test } from "vitest";
import type { Behavior } from "../e2e/support/product-server/product-server.ts";
import { concert, ticketResponse } from "../e2e/support/product-server/ticket-responses.ts";
import { type FetchedDocument, fetchDocument } from "./support/fetch-document.ts";
import { startScriptedSite } from "./support/start-scripted-site.ts";

const code = "6f1b2c3d-00c1-4a00-8000-0000000000c1";
const ticket = ticketResponse(code);
const [, , slug = "", packageUuid = ""] = ticket.path.split("/");
const ids = [code, packageUuid, slug, decodeURIComponent(slug)];

const site = startScriptedSite(() => ({ LOG_LEVEL: "debug" }));
const turkish = { "Accept-Language": "tr" };

function getTicket(behavior: Behavior, { call, path } = ticket): Promise<FetchedDocument> {
  site.productServer.on(call, behavior);
  return fetchDocument(site.origin + path, turkish);
}
const getEvent = (event: Readonly<Record<string, unknown>>) =>
  getTicket({ json: { ...ticket.json, event: { ...concert, ...event } } });

/** What each label says, in the page's order. */
const factsOf = ({ document }: FetchedDocument) =>
  [...document.querySelectorAll("main dl > div")].map((row) => [...row.children].map((part) => part.textContent));
const linksOf = ({ document }: FetchedDocument) =>
  [...document.querySelectorAll("main a")].map((link) => link.textContent.trim());

test("the image is loaded with the page, from a URL that has nothing of the ticket", async () => {
  const { document, attribute } = await getTicket({ json: ticket.json });
  expect(attribute("main img", "alt")).toBe("Boğaz'da Yaz Konseri etkinliğinin görseli");
  expect(attribute("main img", "loading")).toBeUndefined();
  const image = document.querySelector("main img")?.outerHTML;
  expect(image).toContain("/picture/");
  for (const id of ids) expect(image).not.toContain(id);
});

test("times that make no sense cost only their lines; an event on one day has no end", async () => {
  const senseless = await getEvent({ start_time: "yarın akşam", end_time: {} });
  expect(senseless.status).toBe(200);
  expect(senseless.document.querySelector("code")?.textContent).toBe(code);
  expect(factsOf(senseless).map(([label]) => label)).not.toContain("Başlangıç");
  expect(linksOf(senseless)).not.toContain("Takvime ekle");
  const day = await getEvent({ start_time: "2127-06-05", end_time: "2127-06-05" });
  expect(factsOf(day)).toContainEqual(["Başlangıç", "5 Haziran 2127 Perşembe"]);
  for (const page of [senseless, day]) expect(factsOf(page).map(([label]) => label)).not.toContain("Bitiş");
});

describe("the address and the code are credentials: stored nowhere, named nowhere", () => {
  test.each<[name: string, behavior: Behavior, status: number, title: string]>([
    ["a ticket", { json: ticket.json }, 200, "Bilet | Meydan"],
    ["a slow one", { json: ticket.json, delay: 1500 }, 200, "Bilet | Meydan"],
    ["a missing one", { status: 404 }, 404, "Bilet açılamadı | Meydan"],
    ["a failing server", { status: 500 }, 503, "Bilet açılamadı | Meydan"],
    ["a broken connection", { hangUp: true }, 503, "Bilet açılamadı | Meydan"],
  ])("%s", async (name, behavior, status, title) => {
    // A ticket of its own: a slow call would answer the next test, too.
    const uuid = `bilet-${name.replaceAll(" ", "-")}`;
    const { document, headers, meta, ...response } = await getTicket(behavior, ticketResponse(code, {}, uuid));
    expect(response.status).toBe(status);
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(document.title).toBe(title);
    expect(meta("robots")).toBe("noindex");
    expect(meta("og:url")).toBe(`${site.origin}/`);
    // Safari's banner hands the page's own address to the app, on the device (docs/decisions/0009).
    document.querySelector("meta[name=apple-itunes-app]")?.remove();
    for (const secret of [...ids, uuid, "Yaz Konseri", "konser.png"]) {
      expect(document.head.innerHTML).not.toContain(secret);
      expect(JSON.stringify([...headers])).not.toContain(secret);
      expect(site.log()).not.toContain(secret);
    }
  });
});

describe("the page has the status and the text of the product server's response", () => {
  test.each<[name: string, behavior: Behavior, status: number]>([
    ["404", { status: 404 }, 404],
    ["410", { status: 410 }, 410],
    ["no ticket in the answer", { json: { result: {} } }, 503],
    ["maintenance", { json: { status: false } }, 503],
    ["nothing", { json: {} }, 503],
    ["a list", { json: [] }, 503],
    ["500", { status: 500 }, 503],
    ["not JSON", { body: "<html>" }, 503],
  ])("%s", async (_name, behavior, status) => {
    const page = await getTicket(behavior);
    expect(page.status).toBe(status);
    expect(page.document.querySelector("h1")?.textContent).toBe("Hata: Bilet bulunamadı.");
    expect(linksOf(page)).toContain("Ana sayfaya dön");
    expect(linksOf(page)).toContain("Uygulamayı indir");
    const isTemporary = status === 503;
    expect(page.headers.get("retry-after")).toBe(isTemporary ? "10" : null);
    // A copy on a device goes with a ticket that is gone, and stays where the site cannot tell.
    expect(page.headers.get("x-offline-until")).toBe(isTemporary ? null : "1970-01-01T00:00:00.000Z");
    const retry = [...page.document.querySelectorAll("main a")].find((link) => link.textContent === "Yeniden dene");
    expect(retry?.getAttribute("href")).toBe(isTemporary ? ticket.path : undefined);
  });

  test("invalid ids are 404 without a call", async () => {
    const page = await fetchDocument(`${site.origin}/ticket/konser/a%20b/c1`, turkish);
    expect(page.status).toBe(404);
    expect(page.document.querySelector("h1")?.textContent).toBe("Hata: Bilet bulunamadı.");
    expect(site.productServer.calls).toEqual([]);
  });
});
