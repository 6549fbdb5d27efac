import { describe, expect, test } from "vitest";
import { storeContext } from "#site/features/store-links/store-context.ts";
import { type Store, storeUrl } from "#site/features/store-links/store-urls.ts";
import { appLinkUrl, intentUrl, wayOutUrl } from "./way-out.ts";

const page = "https://meydan.example/post/p-1?lng=ar&utm_source=ig#comments";

test("Android's way out opens this page in the default browser, with query and fragment", () => {
  expect(wayOutUrl("intent", page)).toBe(
    "intent://meydan.example/post/p-1?lng=ar&utm_source=ig#comments#Intent;scheme=https;end",
  );
});

test("the way out of an iPhone opens this page in Safari, with query and fragment", () => {
  expect(wayOutUrl("safari", page)).toBe("x-safari-https://meydan.example/post/p-1?lng=ar&utm_source=ig#comments");
});

test("an intent for an app names its package, and where to go without it", () => {
  expect(intentUrl("http://127.0.0.1:4321/a?b=c;d", "com.example.app", `${page};end`)).toBe(
    "intent://127.0.0.1:4321/a?b=c;d#Intent;scheme=http;package=com.example.app;" +
      "S.browser_fallback_url=https%3A%2F%2Fmeydan.example%2Fpost%2Fp-1%3Flng%3Dar%26utm_source%3Dig%23comments%3Bend;end",
  );
});

const context = storeContext("post", "tr", "p-1");
const storeLink = (store: Store) => ({ store, href: storeUrl(store, { context, position: "chooser" }) });
const openInApp = { store: undefined, href: "https://app.meydan.example/post/p-1?lng=tr" };

describe("with Android's intents", () => {
  const behavior = { wayOut: "intent" } as const;

  test("the Play app opens, with the referrer, and the web address where it does not", () => {
    const { href } = storeLink("google");
    const url = appLinkUrl(storeLink("google"), behavior, page) ?? "";
    expect(url).toMatch(/^intent:\/\/play\.google\.com\/store\/apps\/details\?id=/);
    const [web, intent] = url.split("#");
    expect(web?.replace("intent:", "https:")).toBe(href);
    expect(new URL(href).searchParams.get("referrer")).toContain("deep_link=%2Fpost%2Fp-1");
    expect(intent?.split(";")).toEqual([
      "Intent",
      "scheme=https",
      "package=com.android.vending",
      `S.browser_fallback_url=${encodeURIComponent(href)}`,
      "end",
    ]);
  });

  test("the App Store's link stays", () => {
    expect(appLinkUrl(storeLink("apple"), behavior, page)).toBeUndefined();
  });
});

test("on an iPhone stores stay, and the way to the app leads through the browser", () => {
  const behavior = { wayOut: "safari" } as const;
  for (const store of ["apple", "google"] as const) {
    expect(appLinkUrl(storeLink(store), behavior, page)).toBeUndefined();
  }
  expect(appLinkUrl(openInApp, behavior, page)).toBe(`x-safari-${page}`);
});

test("without a sure way out nothing is promised", () => {
  for (const link of [storeLink("google"), storeLink("apple"), openInApp]) {
    expect(appLinkUrl(link, {}, page)).toBeUndefined();
  }
});
