import { expect, test } from "vitest";
import { locales } from "#locales/index.ts";
import { createTranslate } from "#site/i18n/translate.ts";
import { mapLinks, mapsAppName } from "./map-links.ts";

test("every service looks up the whole address and nothing else", () => {
  const place = "Kuruçeşme Arena & Sahne, Beşiktaş / İstanbul";
  const links = mapLinks(place, "tr").map(({ maker, url }) => [maker, new URL(url)] as const);
  expect(links.map(([maker, { host }]) => [maker, host])).toEqual([
    ["Google", "www.google.com"],
    ["Apple", "maps.apple.com"],
    ["Yandex", "yandex.com.tr"],
  ]);
  for (const [, url] of links) {
    expect([...url.searchParams.values()].filter((value) => value !== "1")).toEqual([place]);
  }
});

test.each([
  ["tr", ["Google Haritalar", "Apple Haritalar", "Yandex Haritalar"]],
  ["ru", ["Google Карты", "Apple Карты", "Яндекс Карты"]],
  ["de", ["Google Maps", "Apple Karten", "Yandex Maps"]],
  ["fr", ["Google Maps", "Apple Plans", "Yandex Maps"]],
] as const)("an app has the name that it has in the reader's language: %s", (locale, names) => {
  const t = createTranslate(locale);
  expect(mapLinks("Ankara", locale).map(({ maker }) => mapsAppName(maker, t))).toEqual(names);
});

test.each(locales)("the name of an app contains its link's text in %s", (locale) => {
  const t = createTranslate(locale);
  for (const { maker } of mapLinks("Ankara", locale)) expect(mapsAppName(maker, t)).toContain(maker);
});
