import { expect, test } from "vitest";
import { createTranslate } from "#site/i18n/translate.ts";
import { profileHead } from "./profile-head.ts";
import type { ProfileHeaderView } from "./profile-view.ts";

const context = { t: createTranslate("tr"), origin: "https://meydan.example", uuid: "a1" };

function head(header: Partial<ProfileHeaderView>) {
  const view = { name: "Elif Kaya", letter: "E", ...header };
  return profileHead({ kind: "loaded", header: view, posts: { kind: "unavailable" } }, context);
}

test("names the person and shows their picture", () => {
  expect(head({ username: "elif", avatar: "/media/a.webp", bio: "Gazeteci\nAnkara" })).toMatchObject({
    kind: "profile",
    title: "Elif Kaya (@elif) | Meydan",
    description: "Gazeteci Ankara",
    path: "/profile/a1",
    openGraphType: "profile",
    image: { url: "https://meydan.example/media/a.webp", alt: "Elif Kaya profil resmi" },
  });
});

test("without biography and picture: a sentence about the profile, and the brand's picture", () => {
  const plain = head({ username: "elif" });
  expect(plain.description).toContain("Elif Kaya");
  expect(plain.image).toBeUndefined();
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
  const hidden = profileHead(view, { ...context, uuid: "<a b>" });
  expect(hidden).toMatchObject({ title, hidden: true, path: "/profile/%3Ca%20b%3E" });
});
