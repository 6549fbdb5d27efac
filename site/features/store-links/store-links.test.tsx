import { expect, test } from "vitest";
import { type Locale, locales } from "#locales/index.ts";
import { htmlIn, i18nOf } from "#site/i18n/i18n.harness.tsx";
import badgeStyles from "./store-badge.module.css";
import { storeContext } from "./store-context.ts";
import { StoreLinks } from "./store-links.tsx";
import { storeUrl } from "./store-urls.ts";

const context = storeContext("landing", "en");

const render = (locale: Locale) => htmlIn(i18nOf(locale), <StoreLinks context={context} position="landing" />);

test("each badge carries its own store's label and says that it opens a new tab", () => {
  const badges = [...render("en").matchAll(/<a ([^>]*)>(.*?)<\/a>/g)].map(([, attributes = "", content = ""]) => [
    /data-store="(\w+)"/.exec(attributes)?.[1],
    /href="([^"?]+)/.exec(attributes)?.[1],
    content.replace(/<[^>]+>/g, "").trim(),
  ]);
  expect(badges).toEqual([
    ["apple", storeUrl("apple"), "Download on the App Store (opens in a new tab)"],
    ["google", storeUrl("google").split("?")[0], "Get it on Google Play (opens in a new tab)"],
  ]);
});

test.each(locales)("in %s, a badge has a large line with its store's name and a small one without", (locale) => {
  const html = render(locale);
  const lines = (style = "") =>
    [...html.matchAll(/class="([^"]*)">([^<]*)</g)].filter(([, name]) => name === style).map(([, , text]) => text);
  expect(lines(badgeStyles.name)).toEqual([
    expect.stringContaining("App Store"),
    expect.stringContaining("Google Play"),
  ]);
  expect(lines(badgeStyles.lead)).toHaveLength(2);
});
