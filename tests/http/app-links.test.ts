import { request } from "node:http";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { brand } from "#brand/brand.ts";
import { everyPage, pathOf } from "../e2e/support/every-page.ts";
import { type RunningSite, startSite } from "../e2e/support/start-site.ts";
import { fetchDocument } from "./support/fetch-document.ts";

const origin = inject("demoOrigin");
const [post, profile, ticket] = [pathOf("post-gallery"), pathOf("profile"), pathOf("ticket")];

test.each([
  ["/.well-known/apple-app-site-association", brand.ios.teamId],
  ["/.well-known/assetlinks.json", brand.android.signingFingerprints[0]],
])("%s is 404 unless the brand names its app", async (path, app) => {
  expect((await fetch(origin + path, { redirect: "manual" })).status).toBe(app ? 200 : 404);
});

describe("Safari's banner", () => {
  test.each([post, profile, ticket])("opens %s itself in the app", async (path) => {
    const app = `app-id=${brand.ios.appId}, app-argument=`;
    expect((await fetchDocument(origin + path)).meta("apple-itunes-app")).toBe(`${app}${origin}${path}`);
    const { meta } = await fetchDocument(`${origin}${path}?lng=ar&utm_source=x`);
    expect(meta("apple-itunes-app")).toBe(`${app}${origin}${path}?lng=ar`);
  });

  test.each(["/", "/download", "/delete-account", "/post/nobody-wrote-this", "/profile/nobody", "/ticket/a/b/c"])(
    "%s has none",
    async (path) => {
      expect((await fetchDocument(origin + path)).meta("apple-itunes-app")).toBeUndefined();
    },
  );
});

describe("store links", () => {
  test.each(everyPage)("$name: both stores learn the page kind, the language and the place", async (page) => {
    const { path, status = 200 } = page;
    const response = await fetchDocument(`${origin}${path}?lng=ar`);
    expect(response.status).toBe(status);
    const [, kind = ""] = path.split("/");
    const from = kind === "" ? "landing" : kind;
    const shown = status === 200 && (from === "post" || from === "profile");
    const links = [...response.document.querySelectorAll("a[data-store]")];
    for (const link of links) {
      const url = new URL(link.getAttribute("href") ?? "");
      const position = link.getAttribute("data-position");
      const parameters = Object.fromEntries(url.searchParams);
      if (link.getAttribute("data-store") === "apple") {
        expect(`${url.origin}${url.pathname}`).toBe(
          `https://apps.apple.com/${brand.ios.storefront}/app/id${brand.ios.appId}`,
        );
        expect(parameters).toMatchObject({ ct: `${from}-${position}-ar`, mt: "8" });
        expect(parameters.ct?.length).toBeLessThanOrEqual(30);
      } else {
        expect(`${url.origin}${url.pathname}`).toBe("https://play.google.com/store/apps/details");
        expect(parameters.id).toBe(brand.android.packageName);
        expect(Object.fromEntries(new URLSearchParams(parameters.referrer))).toEqual({
          utm_source: "website",
          utm_medium: from,
          utm_campaign: `${from}-${position}-ar`,
          utm_content: position,
          ...(shown && { deep_link: path }),
        });
      }
    }
    // A post's Join asks first which phone it is.
    if ((shown && from === "profile") || from === "landing" || from === "download") expect(links).not.toEqual([]);
  });

  test.each([
    [post, `/download?from=post&id=${post.slice("/post/".length)}`],
    [profile, `/download?from=profile&id=${profile.slice("/profile/".length)}`],
    ["/post/nobody-wrote-this", "/download?from=post"],
    [ticket, "/download?from=ticket"],
    ["/download", "/download"],
  ])("the header of %s leads on to %s", async (path, href) => {
    const { document } = await fetchDocument(origin + path, { "Accept-Language": "tr" });
    expect([...document.querySelectorAll("body > header a")].at(-1)?.getAttribute("href")).toBe(href);
  });
});

test.each([ticket, `${ticket}?lng=tr`, `${ticket}x`])(
  "a ticket's ids are only in the addresses of its own files, and in no code: %s",
  async (path) => {
    const { document } = await fetchDocument(origin + path);
    expect(document.querySelector("[data-phone-code]")).toBeNull();
    const addresses = [...document.querySelectorAll("[href], [src], form[action]")].map(
      (element) => element.getAttribute("href") ?? element.getAttribute("src") ?? element.getAttribute("action") ?? "",
    );
    expect(addresses.length).toBeGreaterThan(10);
    const others = addresses.filter((address) => address.split("?")[0] !== `${ticket}/calendar.ics`);
    for (const id of ticket.split("/").slice(2)) {
      expect(others.filter((address) => decodeURIComponent(address).includes(id))).toEqual([]);
    }
  },
);

test("without a host of the app's own, nothing is offered", async () => {
  expect((await fetchDocument(origin + post)).document.querySelector("[data-open-in-app]")).toBeNull();
});

describe("with a host of the app's own", () => {
  let site: RunningSite;
  beforeAll(async () => {
    site = await startSite({ APP_LINK_ORIGIN: "http://app.example", LOG_LEVEL: "silent" });
  });
  afterAll(() => site.stop());

  /** As from a browser that has found this host by DNS; `fetch` sets no Host header. */
  const getFrom = (host: string, path: string) =>
    new Promise<{ status: number | undefined; location: string | undefined }>((resolve, reject) => {
      request(site.origin + path, { headers: { Host: host } }, (response) => {
        const { statusCode: status, headers } = response.resume();
        resolve({ status, location: headers.location });
      })
        .on("error", reject)
        .end();
    });

  test.each([post, profile, ticket])("%s offers to open itself in the app", async (path) => {
    const { attribute } = await fetchDocument(`${site.origin}${path}?lng=en`);
    expect(attribute("a[data-open-in-app]", "href")).toBe(`http://app.example${path}?lng=en`);
  });

  test("the code of a post opens it there, and that of the landing page leads to the store", async () => {
    const codeUrl = async (path: string, island: string) =>
      JSON.parse((await fetchDocument(site.origin + path)).attribute(`[data-island=${island}]`, "data-props") ?? "{}");
    expect(await codeUrl(`${post}?lng=en`, "join-link")).toHaveProperty("phoneUrl", `http://app.example${post}?lng=en`);
    expect(await codeUrl("/?lng=en", "lazy-phone-code")).toHaveProperty(
      "url",
      `${site.origin}/download?to=auto&from=landing&lng=en`,
    );
  });

  test.each(["/", "/download", "/post/nobody-wrote-this"])(
    "%s, which the app does not open, offers nothing",
    async (path) => {
      const { document } = await fetchDocument(site.origin + path);
      expect(document.querySelector("[data-open-in-app]")).toBeNull();
    },
  );

  test.each([
    [`${post}?lng=ar`, `/download?from=post&id=${post.slice("/post/".length)}&lng=ar`],
    [ticket, "/download?from=ticket"],
    ["/privacy-policy", "/privacy-policy"],
  ])("%s on a device without the app goes on at %s", async (path, location) => {
    expect(await getFrom("app.example", path)).toMatchObject({ status: 302, location: site.origin + location });
  });
});
