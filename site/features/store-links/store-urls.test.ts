import fc from "fast-check";
import { expect, test } from "vitest";
import { brand } from "#brand/brand.ts";
import { languages } from "#locales/index.ts";
import { pageKinds } from "#site/routes.ts";
import { storeContext } from "./store-context.ts";
import { deepLinkPath, storePositions, stores, storeUrl } from "./store-urls.ts";

const listing = {
  android: { packageName: "com.example.app" },
  ios: { appId: "123456789", storefront: "tr", providerToken: "424242" },
  storePages: {},
};
const post = storeContext("post", "tr", "6f1b-0001");
const referrerOf = (url: string) => new URLSearchParams(new URL(url).searchParams.get("referrer") ?? "");

test("the bare listings are the brand's", () => {
  const { android, ios } = brand;
  expect(storeUrl("google")).toBe(`https://play.google.com/store/apps/details?id=${android.packageName}`);
  expect(storeUrl("apple")).toBe(`https://apps.apple.com/${ios.storefront}/app/id${ios.appId}`);
});

test("Google Play hands the app where its visitor came from, and what to open", () => {
  const url = storeUrl("google", { context: post, position: "chooser" }, listing);
  expect(url).toBe(
    "https://play.google.com/store/apps/details?id=com.example.app&referrer=" +
      "utm_source%3Dwebsite%26utm_medium%3Dpost%26utm_campaign%3Dpost-chooser-tr%26utm_content%3Dchooser%26deep_link%3D%252Fpost%252F6f1b-0001",
  );
  expect(Object.fromEntries(referrerOf(url))).toEqual({
    utm_source: "website",
    utm_medium: "post",
    utm_campaign: "post-chooser-tr",
    utm_content: "chooser",
    deep_link: "/post/6f1b-0001",
  });
});

test("the App Store counts by token, for the owner's provider token where there is one", () => {
  expect(storeUrl("apple", { context: post, position: "chooser" }, listing)).toBe(
    "https://apps.apple.com/tr/app/id123456789?pt=424242&ct=post-chooser-tr&mt=8",
  );
  const uncounted = { ...listing, ios: { ...listing.ios, providerToken: undefined } };
  expect(storeUrl("apple", { context: post, position: "chooser" }, uncounted)).toBe(
    "https://apps.apple.com/tr/app/id123456789?ct=post-chooser-tr&mt=8",
  );
});

test("a kind of page may have a page of its own in each store", () => {
  const own = { ...listing, storePages: { post: { ppid: "45812c9b", listing: "posts" } } };
  const ofPage = (from: "post" | "landing") =>
    stores.map((store) => new URL(storeUrl(store, { context: storeContext(from, "tr"), position: "chooser" }, own)));
  expect(ofPage("post").map(({ searchParams }) => searchParams.get("ppid") ?? searchParams.get("listing"))).toEqual([
    "45812c9b",
    "posts",
  ]);
  expect(ofPage("landing").join()).not.toMatch(/ppid|listing/);
});

test("a token never exceeds the App Store's 30 characters", () => {
  const tokens = [...pageKinds, "print" as const].flatMap((from) =>
    languages.flatMap(({ code }) =>
      storePositions.map((position) => {
        const url = storeUrl("apple", { context: storeContext(from, code), position });
        return new URL(url).searchParams.get("ct") ?? "";
      }),
    ),
  );
  expect(tokens.filter((token) => !/^[a-z-]{1,30}$/.test(token))).toEqual([]);
});

test("only a post or a profile with a sound id leads on into the app", () => {
  expect(deepLinkPath(storeContext("profile", "tr", "ada"))).toBe("/profile/ada");
  for (const context of [
    storeContext("post", "tr"),
    storeContext("landing", "tr", "ada"),
    storeContext("download", "tr", "ada"),
    storeContext("post", "tr", "../../evil"),
    storeContext("post", "tr", "a b"),
  ]) {
    expect(deepLinkPath(context)).toBeUndefined();
  }
});

test("nothing of a ticket reaches a store, whatever its ids are", () => {
  const id = fc.uuid();
  fc.assert(
    fc.property(id, fc.constantFrom(...stores), fc.constantFrom(...storePositions), (secret, store, position) => {
      // Also where a later mistake puts the id into the context by force.
      for (const context of [storeContext("ticket", "tr", secret), { ...storeContext("ticket", "tr"), id: secret }]) {
        const address = decodeURIComponent(decodeURIComponent(storeUrl(store, { context, position })));
        if (address.includes(secret)) return false;
      }
      return true;
    }),
  );
});
