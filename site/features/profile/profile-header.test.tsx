import { expect, test } from "vitest";
import type { Locale } from "#locales/index.ts";
import { storeContext } from "#site/features/store-links/store-context.ts";
import { WayToAppContext } from "#site/features/store-links/way-to-app.ts";
import { htmlIn, i18nOf } from "#site/i18n/i18n.harness.tsx";
import { unsigned } from "#site/images/sign-image.harness.ts";
import type { User } from "#site/product-api/parse-user.ts";
import { ProfileHeader } from "./profile-header.tsx";
import { profileHeaderView } from "./profile-view.ts";

function headerIn(locale: Locale, user: User): string {
  const i18n = i18nOf(locale);
  return htmlIn(
    i18n,
    <WayToAppContext value={{ context: storeContext("profile", locale), phoneUrl: "https://m.example/download" }}>
      <ProfileHeader
        header={profileHeaderView(user, { ...i18n, signImage: unsigned, uuid: "u" })}
        path="/profile/u-1"
        shareUrl="https://m.example/"
      />
    </WayToAppContext>,
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

test("name and username run in their own direction, so that long ones are cut at their end", () => {
  const html = headerIn("ar", { fullName: "Ada Yılmaz", username: "ada" });
  expect(html).toMatch(/<h1 [^>]*dir="auto"[^>]*>Ada Yılmaz</);
  expect(html).toMatch(/<p [^>]*dir="ltr"[^>]*>@ada</);
});
