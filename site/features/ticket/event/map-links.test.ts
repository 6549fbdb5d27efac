import { expect, test } from "vitest";
import type { Locale } from "#locales/index.ts";
import { createTranslate } from "#site/i18n/translate.ts";
import { mapLinks } from "./map-links.ts";

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

test("a maker is named as in the reader's language: Яндекс Карты, Yandex Haritalar", () => {
  const named = (locale: Locale) =>
    mapLinks("Ankara", locale).map(({ maker }) => createTranslate(locale)("ticketActions.maps", { maker }));
  expect(named("ru")).toEqual(["Google Карты", "Apple Карты", "Яндекс Карты"]);
  expect(named("tr")).toEqual(["Google Haritalar", "Apple Haritalar", "Yandex Haritalar"]);
});
