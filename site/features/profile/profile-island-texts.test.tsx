import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { formatsOf } from "#site/i18n/format.ts";
import { pickMessages } from "#site/i18n/island-texts.ts";
import { createIslandTranslate } from "#site/i18n/island-translate.ts";
import { createTranslate, type Translate } from "#site/i18n/translate.ts";
import { unsigned } from "#site/images/signed-image.ts";
import type { ProfilePost } from "#site/product-api/parse-profile-posts.ts";
import { profileIslandTexts } from "./profile-island-texts.ts";
import { ProfilePage } from "./profile-page.tsx";
import type { ProfileState } from "./profile-state.ts";
import { profileTitle } from "./profile-title.ts";
import { profileView } from "./profile-view.ts";

const counts = { views: 1, likes: 2, comments: 3, favorites: 11, shares: 100 };
const posts: ProfilePost[] = [
  { type: "news", uuid: "p1", content: "Merhaba", ...counts },
  { type: "blip", media: { kind: "picture", url: "/a" } },
  { type: "other", media: { kind: "video", url: "/v" } },
  { type: "other" },
];
const user = { username: "elif", fullName: "Elif", followersCount: 2, followingCount: 5 };

const states: ProfileState[] = [
  { kind: "loading", forever: false },
  ...(["not-found", "gone", "no-data", "unavailable"] as const).map((reason) => ({ kind: "failed" as const, reason })),
  { kind: "loaded", user, posts: { kind: "loaded", posts } },
  { kind: "loaded", user: {}, posts: { kind: "loaded", posts: [] } },
  { kind: "loaded", user, posts: { kind: "loading" } },
  { kind: "loaded", user, posts: { kind: "unavailable" } },
];

function render(state: ProfileState, language: "ar" | "tr", t: Translate) {
  const link = (path: string) => path;
  const view = profileView(state, { t, formats: formatsOf(language), language, link, signImage: unsigned });
  const page = renderToStaticMarkup(<ProfilePage view={view} uuid="a1" language={language} t={t} link={link} />);
  return view.kind === "loaded" ? page + profileTitle(view.header, t) : page;
}

test.each(["tr", "ar"] as const)("the island has every text of every state, in %s", (language) => {
  const inIsland = createIslandTranslate(pickMessages(language, profileIslandTexts), language);
  for (const state of states) {
    expect(render(state, language, inIsland)).toBe(render(state, language, createTranslate(language)));
  }
});
