import { expect, test } from "vitest";
import { mapLinks } from "./map-links.ts";

test("every service looks up the whole address and nothing else", () => {
  const place = "Kuruçeşme Arena & Sahne, Beşiktaş / İstanbul";
  const links = mapLinks(place).map(({ maker, url }) => [maker, new URL(url)] as const);
  expect(links.map(([maker, { host }]) => [maker, host])).toEqual([
    ["Google", "www.google.com"],
    ["Apple", "maps.apple.com"],
    ["Yandex", "yandex.com.tr"],
  ]);
  for (const [, url] of links) {
    expect([...url.searchParams.values()].filter((value) => value !== "1")).toEqual([place]);
  }
});
