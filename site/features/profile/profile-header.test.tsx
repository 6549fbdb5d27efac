import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Locale } from "#locales/index.ts";
import { storeContext } from "#site/features/store-links/store-context.ts";
import { WayToAppContext } from "#site/features/store-links/way-to-app.ts";
import { createI18n } from "#site/i18n/i18n.ts";
import { I18nContext } from "#site/i18n/i18n-context.tsx";
import { createTranslate } from "#site/i18n/translate.ts";
import { unsigned } from "#site/images/sign-image.harness.ts";
import type { User } from "#site/product-api/parse-user.ts";
import { ProfileHeader } from "./profile-header.tsx";
import { profileHeaderView } from "./profile-view.ts";

function headerIn(locale: Locale, user: User): string {
  const i18n = createI18n(locale, createTranslate(locale), false);
  return renderToStaticMarkup(
    <I18nContext value={i18n}>
      <WayToAppContext value={{ context: storeContext("profile", locale), phoneUrl: "https://m.example/download" }}>
        <ProfileHeader
          header={profileHeaderView(user, { ...i18n, signImage: unsigned })}
          path="/profile/u-1"
          shareUrl="https://m.example/"
        />
      </WayToAppContext>
    </I18nContext>,
  );
}

/** The text of each count: what is shown, then what is read out instead. */
function countsIn(locale: Locale): string[] {
  const html = headerIn(locale, { followersCount: 248_300, followingCount: 21 });
  return [...html.matchAll(/data-kind="\w+">(.*?)<\/li>/g)].map(([, count = ""]) => count.replace(/<[^>]*>/g, ""));
}

test("a number stands before what it counts, in Swahili after it", () => {
  expect(countsIn("en")).toEqual(["248.3K followers248,300 followers", "21 following"]);
  expect(countsIn("sw")).toEqual(["wafuasi elfu\u00a0248.3wafuasi 248,300", "wanaofuatwa 21"]);
});

test("a count of nought is quiet", () => {
  const numbers = [
    ...headerIn("tr", { followersCount: 0, followingCount: 21 }).matchAll(/<bdi class="([^"]*)">(\d+)</g),
  ];
  expect(numbers.map(([, style, number]) => [number, style === "note"])).toEqual([
    ["0", true],
    ["21", false],
  ]);
});

test("name and username run in their own direction, so that long ones are cut at their end", () => {
  const html = headerIn("ar", { fullName: "Ada Yılmaz", username: "ada" });
  expect(html).toMatch(/<h1 [^>]*dir="auto"[^>]*>Ada Yılmaz</);
  expect(html).toMatch(/<p [^>]*dir="ltr"[^>]*>@ada</);
});
