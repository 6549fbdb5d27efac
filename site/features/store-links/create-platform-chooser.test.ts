// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { languages } from "#locales/index.ts";
import { createTranslate } from "#site/i18n/translate.ts";
import { createPlatformChooser } from "./create-platform-chooser.ts";
import { downloadPath, storeContext } from "./store-context.ts";
import { storeUrl } from "./store-urls.ts";

function opener(path: string): HTMLAnchorElement {
  const link = document.createElement("a");
  link.href = new URL(path, "https://site.example").href;
  return link;
}

beforeEach(() => document.body.replaceChildren());

test.each(languages.map(({ code }) => code))("asks in the page's language: %s", (code) => {
  document.documentElement.lang = code;
  const t = createTranslate(code);
  const dialog = createPlatformChooser(opener("/download?from=post"));
  expect(dialog.open).toBe(false);
  expect(dialog.querySelector(`#${dialog.getAttribute("aria-labelledby")}`)?.textContent).toBe(t("chooser.title"));
  expect(dialog.querySelector("p")?.textContent).toBe(t("chooser.text"));
  expect(dialog.querySelector("button")?.getAttribute("aria-label")).toBe(t("chooser.close"));
  expect([...dialog.querySelectorAll("a")].map((link) => [link.textContent, link.getAttribute("aria-label")])).toEqual([
    [t("chooser.apple"), `${t("chooser.apple")} (${t("links.newTab")})`],
    [t("chooser.google"), `${t("chooser.google")} (${t("links.newTab")})`],
  ]);
});

test("its stores learn where the visitor comes from", () => {
  document.documentElement.lang = "tr";
  const context = storeContext("post", "tr", "6f1b2c3d-0001-4a00-8000-000000000001");
  const dialog = createPlatformChooser(opener(`${downloadPath(context)}&lng=tr`));
  expect([...dialog.querySelectorAll("a")].map(({ href, dataset }) => [href, { ...dataset }])).toEqual([
    [storeUrl("apple", { context, position: "chooser" }), { store: "apple", position: "chooser" }],
    [storeUrl("google", { context, position: "chooser" }), { store: "google", position: "chooser" }],
  ]);
});
