// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { languages } from "#locales/index.ts";
import { createTranslate } from "#site/i18n/translate.ts";
import { createPlatformChooser } from "./create-platform-chooser.ts";

const stores = { apple: "https://apple.example/app", google: "https://google.example/app" };

beforeEach(() => document.body.replaceChildren());

test.each(languages.map(({ code }) => code))("asks in the page's language: %s", (code) => {
  document.documentElement.lang = code;
  const t = createTranslate(code);
  const dialog = createPlatformChooser(stores);
  expect(dialog.open).toBe(false);
  expect(dialog.querySelector(`#${dialog.getAttribute("aria-labelledby")}`)?.textContent).toBe(t("chooser.title"));
  expect(dialog.querySelector("p")?.textContent).toBe(t("chooser.text"));
  expect(dialog.querySelector("button")?.getAttribute("aria-label")).toBe(t("chooser.close"));
  expect(
    [...dialog.querySelectorAll("a")].map((link) => [link.textContent?.trim(), link.getAttribute("aria-label")]),
  ).toEqual([
    [t("chooser.apple"), `${t("chooser.apple")} (${t("links.newTab")})`],
    [t("chooser.google"), `${t("chooser.google")} (${t("links.newTab")})`],
  ]);
});

test("each answer leads to its store, and says which it is", () => {
  document.documentElement.lang = "tr";
  const links = [...createPlatformChooser(stores).querySelectorAll("a")];
  expect(links.map(({ href, dataset }) => [href, { ...dataset }])).toEqual([
    [stores.apple, { store: "apple", position: "chooser" }],
    [stores.google, { store: "google", position: "chooser" }],
  ]);
});
