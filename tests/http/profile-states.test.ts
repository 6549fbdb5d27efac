import { describe, expect, test } from "vitest";
import type { Behavior } from "../e2e/support/product-server/product-server.ts";
import {
  postsPath,
  profilePath,
  profilePosts,
  userPath,
  userResponse,
} from "../e2e/support/product-server/profile-responses.ts";
import { fetchDocument } from "./support/fetch-document.ts";
import { startScriptedSite } from "./support/start-scripted-site.ts";

const site = startScriptedSite();
const turkish = { "Accept-Language": "tr" };
const getProfile = () => fetchDocument(site.origin + profilePath, turkish);
const postsResponse = { json: { result: profilePosts } };

function respond(user: Behavior, posts: Behavior = postsResponse) {
  site.productServer.on(userPath, user);
  site.productServer.on(postsPath, posts);
}

test("the whole profile is in the HTML, and so is what its head says", async () => {
  respond(userResponse);
  const { status, headers, html, document, meta } = await getProfile();
  expect(status).toBe(200);
  expect(headers.get("cache-control")).toBe("no-cache");
  expect(document.title).toBe("Deniz Aksoy (@denizaksoy) | Meydan");
  expect(html).toContain("Akşam vapuru");
  expect(document.querySelectorAll("article")).toHaveLength(profilePosts.length);
  expect(document.querySelector("[data-island=profile-page]")).toBeNull();
  expect(meta("og:type")).toBe("profile");
  const images = [...document.querySelectorAll('meta[property="og:image"]')].map((tag) => tag.getAttribute("content"));
  expect(images[0]).toMatch(/\/share\/profile\/.+\.jpg$/);
  expect(images[1]).toBe("https://media.example/deniz.png");
});

describe("the page has the status and the text of the product server's response", () => {
  test.each<[name: string, behavior: Behavior, status: number, text: string]>([
    ["404", { status: 404 }, 404, "Profil bulunamadı."],
    ["410", { status: 410 }, 410, "Bu profil artık yayında değil."],
    ["no result.data", { json: { result: {} } }, 404, "Profil verisi bulunamadı."],
    ["no result at all", { json: { error: "maintenance" } }, 503, "Profil verisi bulunamadı."],
    ["500", { status: 500 }, 503, "Profil şu anda yüklenemiyor."],
    ["a broken connection", { hangUp: true }, 503, "Profil şu anda yüklenemiyor."],
    ["not JSON", { body: "<html>" }, 503, "Profil şu anda yüklenemiyor."],
  ])("%s", async (_name, behavior, status, text) => {
    respond(behavior);
    const { document, headers, meta, ...response } = await getProfile();
    expect(response.status).toBe(status);
    expect(document.querySelector("h1")?.textContent).toBe(text);
    expect(meta("robots")).toBe("noindex");
    const links = [...document.querySelectorAll("main a")].map((a) => [a.textContent.trim(), a.getAttribute("href")]);
    expect(links).toContainEqual(["Ana sayfaya dön", "/"]);
    expect(links).toContainEqual(["Uygulamayı indir", "/download"]);
    const isTemporary = status === 503;
    const retries = links.filter(([name]) => name === "Yeniden dene");
    expect(retries).toEqual(isTemporary ? [["Yeniden dene", profilePath]] : []);
    if (!isTemporary) return;
    expect(headers.get("retry-after")).toBe("10");
    expect(headers.get("cache-control")).toContain("no-store");
  });

  test("an invalid id is 404 without a call", async () => {
    const { status, document } = await fetchDocument(`${site.origin}/profile/%20b`, turkish);
    expect(status).toBe(404);
    expect(document.querySelector("h1")?.textContent).toBe("Profil bulunamadı.");
    expect(site.productServer.calls).toEqual([]);
  });

  test("failing posts cost the list alone, and the page is not cached", async () => {
    respond(userResponse, { status: 500 });
    const { status, headers, document } = await getProfile();
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("private, no-store");
    expect(document.querySelector("h1")?.textContent).toBe("Deniz Aksoy");
    expect(document.querySelector("main")?.textContent).toContain("Gönderiler şu anda yüklenemiyor.");
    const retry = [...document.querySelectorAll("a")].find((link) => link.textContent.trim() === "Yeniden dene");
    expect(retry?.getAttribute("href")).toBe(profilePath);
  });
});

test("a preview crawler waits for the page with its data", async () => {
  respond({ ...userResponse, delay: 1500 });
  const { meta } = await fetchDocument(site.origin + profilePath, { ...turkish, "User-Agent": "WhatsApp/2.23" });
  expect(meta("og:title")).toBe("Deniz Aksoy (@denizaksoy) | Meydan");
});

describe("as observed", () => {
  const observed = startScriptedSite(() => ({ AS_OBSERVED: "true" }));
  const getObserved = (query = "") => fetchDocument(observed.origin + profilePath + query, turkish);

  test.each<[name: string, behavior: Behavior]>([
    ["404", { status: 404 }],
    ["500", { status: 500 }],
    ["no result.data", { json: {} }],
  ])("a failed profile stays on Loading, without a script that goes on: %s", async (_name, behavior) => {
    observed.productServer.on(userPath, behavior);
    observed.productServer.on(postsPath, postsResponse);
    // The whole page of one that may have gone out in its loading state.
    const { status, document } = await getObserved("?whole=1");
    expect(status).toBe(200);
    expect(document.querySelector("main")?.textContent).toBe("Yükleniyor…");
    expect(document.querySelectorAll("main [aria-hidden=true], main a")).toHaveLength(0);
    expect(document.documentElement.hasAttribute("data-loading")).toBe(false);
    expect(document.querySelector("meta[http-equiv=refresh], noscript meta")).toBeNull();
  });

  test("a profile that arrives is shown", async () => {
    observed.productServer.on(userPath, userResponse);
    observed.productServer.on(postsPath, postsResponse);
    expect((await getObserved()).document.querySelector("h1")?.textContent).toBe("Deniz Aksoy");
  });
});
