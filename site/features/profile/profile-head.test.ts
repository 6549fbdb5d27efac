import { expect, test } from "vitest";
import { createTranslate } from "#site/i18n/translate.ts";
import { profileHead } from "./profile-head.ts";
import type { ProfileHeaderView } from "./profile-view.ts";

const posts = { kind: "unavailable" } as const;
const state = { kind: "loaded", user: { followersCount: 12 }, posts } as const;
const context = {
  t: createTranslate("tr"),
  language: "tr",
  origin: "https://meydan.example",
  uuid: "a1",
  state,
} as const;
const drawn = expect.stringMatching(/^https:\/\/meydan\.example\/share\/profile\/a1\/tr-[0-9a-f]{16}\.jpg$/);

function head(header: Partial<ProfileHeaderView>) {
  const view = { name: "Elif Kaya", letter: "E", ...header };
  return profileHead({ kind: "loaded", header: view, posts }, context);
}

test("names the person and shows their picture", () => {
  expect(head({ username: "elif", avatar: { url: "/media/a.webp" }, bio: "Gazeteci\nAnkara" })).toMatchObject({
    kind: "profile",
    title: "Elif Kaya (@elif) | Meydan",
    description: "Gazeteci Ankara",
    path: "/profile/a1",
    openGraphType: "profile",
    username: "elif",
    image: { url: drawn, width: 1200, height: 630, alt: "Meydan profil kartı: Elif Kaya" },
    moreImages: [{ url: "https://meydan.example/media/a.webp", alt: "Elif Kaya profil resmi" }],
  });
});

test("without biography and picture: a sentence about the profile, and the drawn picture alone", () => {
  const plain = head({ username: "elif" });
  expect(plain.description).toContain("Elif Kaya");
  expect(plain.image).toMatchObject({ url: drawn });
  expect(plain.moreImages).toEqual([]);
  expect(plain.hidden).toBeUndefined();
});

test("a name that is the username is not said twice", () => {
  expect(head({ name: "elif", username: "elif" }).title).toBe("elif | Meydan");
});

test("a long biography is cut for previews", () => {
  expect(head({ bio: "uzun ".repeat(100) }).description.length).toBeLessThanOrEqual(160);
});

test.each([
  [{ kind: "failed", reason: "not-found" } as const, "Profil açılamadı | Meydan"],
  [{ kind: "loading", forever: false } as const, "Yükleniyor… | Meydan"],
])("a page that shows no profile is kept out of search engines", (view, title) => {
  const hidden = profileHead(view, { ...context, state: view, uuid: "<a b>" });
  expect(hidden).not.toHaveProperty("structuredData");
  expect(hidden).toMatchObject({ title, noindex: true, path: "/profile/%3Ca%20b%3E" });
});

test("search engines learn of the person what the page shows", () => {
  expect(head({ username: "elif", avatar: { url: "/media/a.webp" } }).structuredData).toMatchObject([
    {
      "@type": "ProfilePage",
      primaryImageOfPage: drawn,
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
