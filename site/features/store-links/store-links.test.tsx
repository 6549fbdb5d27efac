import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { type Locale, locales } from "#locales/index.ts";
import { observedStoreLabels } from "#site/as-observed.ts";
import { I18nContext } from "#site/i18n/i18n-context.tsx";
import { serverI18n } from "#site/islands/island.harness.tsx";
import badgeStyles from "./store-badge.module.css";
import { storeContext } from "./store-context.ts";
import { StoreLinks } from "./store-links.tsx";
import { storeUrl } from "./store-urls.ts";

const context = storeContext("landing", "en");

const render = (asObserved = false, locale: Locale = "en") =>
  renderToStaticMarkup(
    <I18nContext value={observedStoreLabels(serverI18n(locale), { asObserved })}>
      <StoreLinks context={context} position="landing" />
    </I18nContext>,
  );

/** The badges as [store, href, text] from the static markup. */
function badges(asObserved: boolean): string[][] {
  const html = render(asObserved);
  return [...html.matchAll(/<a ([^>]*)>(.*?)<\/a>/g)].map(([, attributes = "", content = ""]) => [
    /data-store="(\w+)"/.exec(attributes)?.[1] ?? "",
    /href="([^"?]+)/.exec(attributes)?.[1] ?? "",
    content.replace(/<[^>]+>/g, "").trim(),
  ]);
}

test("each badge carries its own store's label and says that it opens a new tab", () => {
  expect(badges(false)).toEqual([
    ["apple", storeUrl("apple"), "Download on the App Store (opens in a new tab)"],
    ["google", storeUrl("google").split("?")[0], "Get it on Google Play (opens in a new tab)"],
  ]);
});

test.each(locales)("in %s, a badge has a large line with its store's name and a small one without", (locale) => {
  const html = render(false, locale);
  const lines = (style = "") =>
    [...html.matchAll(/class="([^"]*)">([^<]*)</g)].filter(([, name]) => name === style).map(([, , text]) => text);
  expect(lines(badgeStyles.name)).toEqual([
    expect.stringContaining("App Store"),
    expect.stringContaining("Google Play"),
  ]);
  expect(lines(badgeStyles.lead)).toHaveLength(2);
});
