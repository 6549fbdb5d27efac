import { describe, expect, test } from "vitest";
import { brand } from "#brand/brand.ts";
import tr from "#locales/tr.json" with { type: "json" };
import { postCall, postPath } from "../e2e/support/product-server/post-responses.ts";
import type { Behavior } from "../e2e/support/product-server/product-server.ts";
import {
  postsPath,
  profilePath,
  profilePosts,
  userPath,
  userResponse,
} from "../e2e/support/product-server/profile-responses.ts";
import { ticketResponse } from "../e2e/support/product-server/ticket-responses.ts";
import { type FetchedDocument, fetchDocument } from "./support/fetch-document.ts";
import { startScriptedSite } from "./support/start-scripted-site.ts";

// What pages, feeds and oEmbed make of the product server's responses. Which response is which failure is tested in
// site/product-api/product-api.test.ts, what a page says of each beside its component.

const code = "6f1b2c3d-00c1-4a00-8000-0000000000c1";
const ticket = ticketResponse(code);
const site = startScriptedSite(() => ({ LOG_LEVEL: "debug" }));
const get = (path: string) => fetchDocument(site.origin + path, { "Accept-Language": "tr" });
const linksOf = ({ document }: FetchedDocument) =>
  [...document.querySelectorAll("main a")].map((a) => [a.textContent.trim(), a.getAttribute("href")]);

const removed = { status: 410 };
const broken = { status: 500 };
const noData = { json: { result: {} } };
const maintenance = { json: { error: "maintenance" } };

test.each<[path: string, call: string, behavior: Behavior, status: number, text: string]>([
  [postPath, postCall, { status: 404 }, 404, "Post bulunamadı."],
  [postPath, postCall, removed, 410, "Post bulunamadı."],
  [postPath, postCall, noData, 404, "Post verisi bulunamadı."],
  [postPath, postCall, maintenance, 503, "Post verisi bulunamadı."],
  [postPath, postCall, broken, 503, "Post bulunamadı."],
  [profilePath, userPath, { status: 404 }, 404, "Profil bulunamadı."],
  [profilePath, userPath, removed, 410, "Bu profil artık yayında değil."],
  [profilePath, userPath, noData, 404, "Profil verisi bulunamadı."],
  [profilePath, userPath, maintenance, 503, "Profil verisi bulunamadı."],
  [profilePath, userPath, broken, 503, "Profil şu anda yüklenemiyor."],
  [ticket.path, ticket.call, { status: 404 }, 404, "Hata: Bilet bulunamadı."],
  [ticket.path, ticket.call, removed, 410, "Hata: Bilet bulunamadı."],
  [ticket.path, ticket.call, maintenance, 503, "Hata: Bilet bulunamadı."],
  [ticket.path, ticket.call, broken, 503, "Hata: Bilet bulunamadı."],
])("%s has the status and the text of the response: %s, %j", async (path, call, behavior, status, text) => {
  site.productServer.on(call, behavior);
  const page = await get(path);
  expect([page.status, page.document.querySelector("h1")?.textContent]).toEqual([status, text]);
  const isTemporary = status === 503;
  expect(linksOf(page)).toEqual(
    expect.arrayContaining([
      ["Ana sayfaya dön", "/"],
      ["Uygulamayı indir", "/download"],
    ]),
  );
  expect(linksOf(page).filter(([name]) => name === "Yeniden dene")).toEqual(
    isTemporary ? [["Yeniden dene", path]] : [],
  );
  expect(page.headers.get("retry-after")).toBe(isTemporary ? "10" : null);
  if (isTemporary) expect(page.headers.get("cache-control")).toBe("private, no-store");
  // A copy on a device goes with a ticket that is gone, and stays where the site cannot tell.
  const removesCopy = path === ticket.path && !isTemporary;
  expect(page.headers.get("x-offline-until")).toBe(removesCopy ? "1970-01-01T00:00:00.000Z" : null);
  if (behavior === maintenance) return; // of a ticket, it may be an answer
  const requestId = page.headers.get("x-request-id") ?? "none";
  const logged = site
    .log()
    .split("\n")
    .filter((line) => line.includes(requestId));
  expect(logged.filter((line) => line.includes("product server failed"))).toHaveLength(isTemporary ? 1 : 0);
});

test("451: the response and the page name the order and who gave it", async () => {
  const link = '<https://court.example/1>; rel="blocked-by"';
  const json = { error: { code: "withheld" }, reference: "K7QM-2XRT-9WPA" };
  site.productServer.on(postCall, { status: 451, headers: { Link: link }, json });
  const page = await get(postPath);
  expect([page.status, page.headers.get("link")]).toEqual([451, link]);
  expect(page.document.querySelector("main")?.textContent).toContain("K7QM-2XRT-9WPA");
});

test.each([
  [{ status: 404 }, 404, "Post bulunamadı."],
  [removed, 410, "Bu gönderi artık yayında değil."],
  [broken, 503, "Sunucumuz şu anda yanıt vermiyor."],
])("the card of a post that cannot be shown may be framed too: %j", async (behavior, status, text) => {
  site.productServer.on(postCall, behavior);
  const card = await get(`/embed${postPath}?lng=tr`);
  expect([card.status, card.headers.get("content-security-policy")]).toEqual([
    status,
    expect.stringContaining("frame-ancestors *;"),
  ]);
  expect(card.document.body.textContent).toContain(text);
  const links = [...card.document.querySelectorAll("a")].map((a) => [a.textContent.trim(), a.getAttribute("href")]);
  expect(links).toContainEqual([`${brand.name} üzerinde aç`, "/?lng=tr"]);
  expect(links.filter(([name]) => name === "Yeniden dene")).toHaveLength(status === 503 ? 1 : 0);
});

test("oEmbed and feeds have the same status; a feed without its posts would say that there are none", async () => {
  const { productServer } = site;
  const ask = async (path: string) => {
    const { status, headers } = await fetch(site.origin + path);
    return [status, headers.get("retry-after")];
  };
  const oembed = `/oembed?url=${encodeURIComponent(`${site.origin}${postPath}`)}`;
  const feeds = ["feed.xml", "feed.json"].map((file) => `${profilePath}/${file}`);
  for (const path of [oembed, ...feeds]) expect(await ask(path)).toEqual([404, null]);
  for (const call of [postCall, userPath]) productServer.on(call, removed);
  for (const path of [oembed, ...feeds]) expect(await ask(path)).toEqual([410, null]);
  for (const call of [postCall, userPath]) productServer.on(call, { hangUp: true });
  for (const path of [oembed, ...feeds]) expect(await ask(path)).toEqual([503, "10"]);
  productServer.on(userPath, userResponse);
  productServer.on(postsPath, broken);
  for (const path of feeds) expect(await ask(path)).toEqual([503, "10"]);
});

describe("a profile", () => {
  test("is in the HTML as a whole, and so is what its head says", async () => {
    site.productServer.on(userPath, userResponse);
    site.productServer.on(postsPath, { json: { result: profilePosts } });
    const { status, headers, html, document, meta } = await get(profilePath);
    expect([status, headers.get("cache-control")]).toEqual([200, "no-cache"]);
    expect(document.title).toBe(`Deniz Aksoy (@denizaksoy) | ${brand.name}`);
    expect(html).toContain("Akşam vapuru");
    expect(document.querySelectorAll("article")).toHaveLength(profilePosts.length);
    expect(meta("og:type")).toBe("profile");
    const images = [...document.querySelectorAll('meta[property="og:image"]')].map((tag) =>
      tag.getAttribute("content"),
    );
    expect(images).toEqual([expect.stringMatching(/\/share\/profile\/.+\.jpg$/), "https://media.example/deniz.png"]);
  });

  test("whose posts fail lacks the list alone, and is not cached", async () => {
    site.productServer.on(userPath, userResponse);
    site.productServer.on(postsPath, broken);
    const page = await get(profilePath);
    expect([page.status, page.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    expect(page.document.querySelector("h1")?.textContent).toBe("Deniz Aksoy");
    expect(page.document.querySelector("main")?.textContent).toContain("Gönderiler şu anda yüklenemiyor.");
    expect(linksOf(page)).toContainEqual(["Yeniden dene", profilePath]);
  });
});

describe("the address and the code of a ticket are credentials: stored nowhere, named nowhere", () => {
  const [, , slug = "", packageUuid = ""] = ticket.path.split("/");
  const ids = [code, packageUuid, slug, decodeURIComponent(slug)];

  test.each<[name: string, behavior: Behavior, status: number, title: string]>([
    ["a ticket", { json: ticket.json }, 200, `Bilet | ${brand.name}`],
    ["a slow one", { json: ticket.json, delay: 1500 }, 200, `Bilet | ${brand.name}`],
    ["a missing one", { status: 404 }, 404, `Bilet açılamadı | ${brand.name}`],
    ["a broken connection", { hangUp: true }, 503, `Bilet açılamadı | ${brand.name}`],
  ])("%s", async (name, behavior, status, title) => {
    // A ticket of its own: a slow call would answer the next test, too.
    const uuid = `bilet-${name.replaceAll(" ", "-")}`;
    const { call, path } = ticketResponse(code, {}, uuid);
    site.productServer.on(call, behavior);
    const { document, headers, meta, attribute, ...response } = await get(path);
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
    if (status !== 200) return;
    // Its image is loaded with the page, from a URL that has nothing of it.
    expect(attribute("main img", "alt")).toBe("Boğaz'da Yaz Konseri etkinliğinin görseli");
    expect(attribute("main img", "loading")).toBeUndefined();
    expect(attribute("main img", "src")).toContain("/picture/");
    for (const id of ids) expect(document.querySelector("main img")?.outerHTML).not.toContain(id);
  });
});

test("where accounts are deleted elsewhere, the page says so, has no form and takes none", async () => {
  const { document, attribute } = await get("/delete-account");
  const { deletedForGood, keptAttempts, keptRecord } = tr.deleteAccount;
  expect(document.querySelector("main")?.textContent).toContain("hesabını uygulamadan ya da");
  expect(document.querySelector("main form")).toBeNull();
  expect(attribute("main a[href^=mailto]", "href")).toContain(brand.contactEmail);
  const table = document.querySelector("main table")?.textContent;
  expect(table).toContain(deletedForGood);
  for (const promise of [keptAttempts, keptRecord, "30 gün"]) expect(table).not.toContain(promise);
  for (const path of ["/delete-account", "/report"]) {
    const body = new URLSearchParams({ email: "ada@example.com", kind: "child-safety" });
    const { status } = await fetch(site.origin + path, { method: "POST", body });
    expect(status, path).toBe(405);
  }
});
