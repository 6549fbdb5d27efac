import { expect, it } from "vitest";
import { type LanguageCode, languageOf, languages } from "#locales/index.ts";
import { formatsOf } from "#site/i18n/format.ts";
import { pickMessages } from "#site/i18n/island-texts.ts";
import { createIslandTranslate } from "#site/i18n/island-translate.ts";
import { createTranslate, type Translate } from "#site/i18n/translate.ts";
import { unsigned } from "#site/images/signed-image.ts";
import type { Post, PostResponse } from "#site/product-api/parse-post.ts";
import { carouselProps } from "./carousel/carousel-props.ts";
import { postTitle } from "./head/post-title.ts";
import { PostFailure } from "./post-failure.tsx";
import { carouselTexts, loadingTextKeys } from "./post-texts.ts";

const media = { original: "/media/1.jpg", medium: "/media/1.jpg" };
const counts = (count: number) => ({ views: count, likes: count, comments: count, favorites: count, shares: count });
const post = (type: Post["type"], count: number): Post => ({
  type,
  author: {},
  videos: [{ url: "/media/v.mp4" }],
  images: [media, media],
  ...counts(count),
});
const answer: PostResponse = {
  post: post("news", 1),
  others: [post("flows", 2), post("other", 5), { ...post("news", 11), content: "söz" }, post("news", 21_345)],
};

/** Everything a loading page can come to show, as plain data. */
function shown(code: LanguageCode, t: Translate) {
  const language = languageOf(code);
  const link = (path: string) => path;
  return JSON.stringify([
    carouselProps(answer, { t, link, language, formats: formatsOf(code), signImage: unsigned }),
    [answer.post, ...answer.others].map((one) => postTitle(one, { t, language })),
    (["not-found", "gone", "no-data", "unavailable"] as const).map(
      (reason) => PostFailure({ reason, t, link, retryHref: "/" }).props,
    ),
    t("post.loading"),
  ]);
}

it.each(languages.map(({ code }) => code))("a loading page shows in the browser what the server would: %s", (code) => {
  const island = createIslandTranslate(pickMessages(code, loadingTextKeys), code);
  expect(shown(code, island)).toBe(shown(code, createTranslate(code)));
});

it.each(languages.map(({ code }) => code))(
  "a slide's number in its texts is the one their sign stands for: %s",
  (code) => {
    const t = createTranslate(code);
    const { position, announcement } = carouselTexts(t, 7);
    for (const at of [1, 2, 7]) {
      const place = { position: at, total: 7 };
      expect(position.replace("#", String(at))).toBe(t("post.slide", place));
      expect(announcement.replace("#", String(at))).toBe(t("post.slideAnnouncement", place));
    }
  },
);
