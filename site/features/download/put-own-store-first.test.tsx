// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { storeContext } from "#site/features/store-links/store-context.ts";
import { StoreLinks } from "#site/features/store-links/store-links.tsx";
import { createI18n } from "#site/i18n/i18n.ts";
import { I18nContext } from "#site/i18n/i18n-context.tsx";
import { createTranslate } from "#site/i18n/translate.ts";
import { putOwnStoreFirst } from "./put-own-store-first.ts";

afterEach(cleanup);

const android = "Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36";
const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1";
const desktop = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36";

function storesOn(userAgent: string): (string | undefined)[] {
  render(
    <I18nContext value={createI18n("en", createTranslate("en"), false)}>
      <StoreLinks context={storeContext("download", "en")} position="download" />
    </I18nContext>,
  );
  putOwnStoreFirst(screen.getByRole("list"), userAgent);
  return screen.getAllByRole("link").map((link) => link.dataset.store);
}

test("an Android phone sees Google Play first", () => {
  expect(storesOn(android)).toEqual(["google", "apple"]);
});

test.each([iphone, desktop])("the App Store stays first on %s", (userAgent) => {
  expect(storesOn(userAgent)).toEqual(["apple", "google"]);
});
