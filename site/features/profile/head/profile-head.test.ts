import { expect, test } from "vitest";
import { brand } from "#brand/brand.ts";
import { languageOf } from "#locales/index.ts";
import { i18nOf } from "#site/i18n/i18n.harness.tsx";
import { createTranslate } from "#site/i18n/translate.ts";
import { signed } from "#site/images/sign-image.harness.ts";
import type { User } from "#site/product-api/parse-user.ts";
import { headerWith, unusedUserFields } from "../complete-profile.harness.ts";
import { type ProfileHeaderView, type ProfileView, profileHeaderView, profileView } from "../profile-view.ts";
import { profileHead } from "./profile-head.ts";
import { profilePreviewCard } from "./profile-preview-card.ts";

const posts = { kind: "unavailable" } as const;
const state = { kind: "loaded", user: { followersCount: 12 }, posts } as const;
const context = {
  t: createTranslate("tr"),
  locale: languageOf("tr"),
  origin: "https://meydan.example",
  uuid: "a1",
  state,
} as const;
const rendered = expect.stringMatching(/^https:\/\/meydan\.example\/share\/profile\/a1\/tr-[0-9a-f]{16}\.jpg$/);

function head(header: Partial<ProfileHeaderView>) {
  return profileHead({ kind: "loaded", header: headerWith(header), posts }, context);
}

test("has the name and the avatar", () => {
  expect(head({ username: "elif", avatar: { url: "/media/a.webp" }, bio: "Gazeteci\nAnkara" })).toMatchObject({
    title: `Elif Kaya (@elif) | ${brand.name}`,
    description: "Gazeteci Ankara",
    path: "/profile/a1",
    openGraphType: "profile",
    username: "elif",
    feeds: true,
    image: { url: rendered, width: 1200, height: 630, alt: `${brand.name} profil kartı: Elif Kaya` },
    moreImages: [{ url: "https://meydan.example/media/a.webp", alt: "Elif Kaya adlı kullanıcının profil resmi" }],
  });
});

test("without biography and avatar: a sentence about the profile, and the rendered preview image alone", () => {
  const plain = head({ username: "elif" });
  expect(plain.description).toContain("Elif Kaya");
  expect(plain.image).toMatchObject({ url: rendered });
  expect(plain.moreImages).toEqual([]);
  expect(plain.noindex).toBeUndefined();
});

test("a name that is the username is not repeated", () => {
  expect(head({ name: "elif", username: "elif" }).title).toBe(`elif | ${brand.name}`);
});

test("on a right-to-left page, handle and name keep their direction in title and alternative texts", () => {
  const arabic = { ...context, t: createTranslate("ar"), locale: languageOf("ar") };
  const fields = { username: "elif", avatar: { url: "/a.webp" } };
  const headOf = (name: string) =>
    profileHead({ kind: "loaded", header: headerWith({ ...fields, name }), posts }, arabic);
  expect(headOf("ليلى").title).toBe(`ليلى (\u2068@elif\u2069) | ${brand.name}`);
  const { image, moreImages = [] } = headOf("Elif Kaya");
  for (const alt of [image?.alt, moreImages[0]?.alt]) expect(alt).toContain("\u2068Elif Kaya\u2069");
});

test("a long biography is truncated for previews", () => {
  expect(head({ bio: "uzun ".repeat(100) }).description.length).toBeLessThanOrEqual(160);
});

test.each([
  [{ kind: "failed", reason: "not-found" } as const, `Profil açılamadı | ${brand.name}`],
  [{ kind: "loading", forever: false } as const, `Yükleniyor… | ${brand.name}`],
])("a page that shows no profile is not indexed", (view, title) => {
  const head = profileHead(view, { ...context, state: view, uuid: "<a b>" });
  expect(head).not.toHaveProperty("structuredData");
  expect(head).not.toHaveProperty("feeds");
  expect(head).toMatchObject({ title, noindex: true, path: "/profile/%3Ca%20b%3E" });
});

const header = headerWith();

test.each<[string, ProfileView, boolean]>([
  ["late", { kind: "loading", forever: false }, true],
  ["there but for its posts", { kind: "loaded", header, posts: { kind: "loading" } }, true],
  ["without its posts for good", { kind: "loaded", header, posts }, false],
  ["whole", { kind: "loaded", header, posts: { kind: "loaded", cards: [] } }, false],
  ["loading for ever", { kind: "loading", forever: true }, false],
  ["absent", { kind: "failed", reason: "gone" }, false],
])("the browser of a profile that is %s asks for the page with its data: %#", (_, view, loading) => {
  expect(profileHead(view, context).loading).toBe(loading);
});

test("structured data has what the page shows of the person", () => {
  expect(head({ username: "elif", avatar: { url: "/media/a.webp" } }).structuredData).toMatchObject([
    {
      "@type": "ProfilePage",
      primaryImageOfPage: rendered,
      mainEntity: {
        "@type": "Person",
        name: "Elif Kaya",
        url: "https://meydan.example/profile/a1",
        image: "https://meydan.example/media/a.webp",
        interactionStatistic: [{ interactionType: "https://schema.org/FollowAction", userInteractionCount: 12 }],
        agentInteractionStatistic: [],
      },
    },
  ]);
});

const headOf = (user: User) => {
  const i18n = i18nOf("tr");
  const whole = { kind: "loaded", user, posts } as const;
  return profileHead(profileView(whole, { ...i18n, signImage: signed, uuid: "u" }), { ...context, state: whole });
};

test("every field of a user is in the structured data", async () => {
  expect(await unusedUserFields((user) => headOf(user).structuredData)).toEqual([]);
});

test("every field of a user is in the preview image", async () => {
  const i18n = i18nOf("tr");
  const cardOf = (user: User) =>
    profilePreviewCard(profileHeaderView(user, { ...i18n, signImage: signed, uuid: "u" }), "tr");
  expect(await unusedUserFields(cardOf)).toEqual([]);
});
