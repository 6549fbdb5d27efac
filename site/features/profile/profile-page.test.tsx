import { expect, test } from "vitest";
import { type Locale, locales } from "#locales/index.ts";
import { storeContext } from "#site/features/store-links/store-context.ts";
import { WayToAppContext } from "#site/features/store-links/way-to-app.ts";
import { htmlIn, i18nOf } from "#site/i18n/i18n.harness.tsx";
import { signed, unsigned } from "#site/images/sign-image.harness.ts";
import type { ProfilePost } from "#site/product-api/parse-profile-posts.ts";
import type { User } from "#site/product-api/parse-user.ts";
import {
  completeProfilePost,
  completeUser,
  headerWith,
  unusedProfilePostFields,
  unusedUserFields,
} from "./complete-profile.harness.ts";
import { ProfilePage } from "./profile-page.tsx";
import { type PostsView, type ProfileView, profileView } from "./profile-view.ts";

function htmlOf(view: ProfileView, locale: Locale = "tr", localeInUrl = false): string {
  return htmlIn(
    i18nOf(locale, localeInUrl),
    <WayToAppContext
      value={{ context: storeContext("profile", locale, "a1"), phoneUrl: "https://meydan.example/download" }}
    >
      <ProfilePage view={view} uuid="a1" origin="https://meydan.example" />
    </WayToAppContext>,
  );
}

const withPosts = (posts: PostsView): ProfileView => ({
  kind: "loaded",
  header: headerWith(),
  posts,
});

/** The page of a user with one post, as it is sent with images of each kind. */
const pagesOf = (user: User, post: ProfilePost): string[] =>
  [unsigned, signed].map((sign) => {
    const i18n = i18nOf("tr");
    const posts = { kind: "loaded", posts: [post] } as const;
    return htmlOf(profileView({ kind: "loaded", user, posts }, { ...i18n, signImage: sign, uuid: "u" }));
  });

test("every field of a user is on the profile", async () => {
  expect(await unusedUserFields((user) => pagesOf(user, completeProfilePost))).toEqual([]);
});

test("every field of a post is on its card but these", async () => {
  // The browser finds out the first itself; the list is in the order of the second, which its cards do not show.
  expect(await unusedProfilePostFields((post) => pagesOf(completeUser, post))).toEqual(["media.mimeType", "createdAt"]);
});

test("late posts: the profile, the loading text as a status, and in it the way to the posts", () => {
  const html = htmlOf(withPosts({ kind: "loading" }));
  expect(html).toMatch(/<h1[^>]*>.*Elif Kaya/);
  expect(html).toMatch(/role="status"><span>Yükleniyor…<\/span><a [^>]*>Gönderileri göster<\/a><\/p>/);
  expect(html).toContain('href="/profile/a1?whole=1#profile-posts" data-wait-for-data=""');
  expect(html).toContain('id="profile-posts"');
  // It would move when the posts come: their number is unknown.
  expect(html).not.toContain("uygulamada buluş");
});

test.each(locales)("the way to late posts keeps the language of the URL: %s", (code) => {
  const html = htmlOf(withPosts({ kind: "loading" }), code as Locale, true);
  expect(html).toContain(`href="/profile/a1?lng=${code}&amp;whole=1#profile-posts"`);
});

test("posts that cannot be loaded cost the list alone, and can be asked for again", () => {
  const html = htmlOf(withPosts({ kind: "unavailable" }));
  expect(html).toMatch(/role="alert"><p>Gönderiler şu anda yüklenemiyor\.<\/p><a [^>]*href="\/profile\/a1"/);
  expect(html).toContain("uygulamada buluş");
  expect(html).not.toContain("data-wait-for-data");
});

test.each([
  ["not-found", "Profil bulunamadı.", false],
  ["gone", "Bu profil artık yayında değil.", false],
  ["no-data", "Profil verisi bulunamadı.", false],
  ["malformed", "Profil verisi bulunamadı.", true],
  ["unavailable", "Profil şu anda yüklenemiyor.", true],
] as const)("failed: %s", (reason, text, retry) => {
  const html = htmlOf({ kind: "failed", reason });
  expect(html).toMatch(new RegExp(`role="alert".*<h1[^>]*>${text}</h1>`));
  expect(html.includes("Yeniden dene")).toBe(retry);
});

test.each([false, true])("loading, for ever: %s: the loading text, as observed without a skeleton", (forever) => {
  const html = htmlOf({ kind: "loading", forever });
  expect(html).toMatch(/<h1[^>]*><span role="status">Yükleniyor…<\/span><\/h1>/);
  expect(html.includes("aria-hidden")).toBe(!forever);
});
