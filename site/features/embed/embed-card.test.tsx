import { expect, test } from "vitest";
import { unusedPostFields } from "#site/features/post/post.harness.ts";
import { type PostView, postView } from "#site/features/post/post-view.ts";
import { htmlIn, i18nOf } from "#site/i18n/i18n.harness.tsx";
import { signed, unsigned } from "#site/images/sign-image.harness.ts";
import type { Post } from "#site/product-api/parse-post.ts";
import { postWith } from "#site/product-api/posts.harness.ts";
import { EmbedCard } from "./embed-card.tsx";
import { EmbedFailure } from "./embed-failure.tsx";

const i18n = i18nOf("tr", true);
const empty = postView(postWith({ author: { fullName: "Ada" } }), { ...i18n, signImage: unsigned });
const imagesOf = (count: number) =>
  postView(
    postWith({
      images: Array.from({ length: count }, (_, at) => ({
        original: `/media/${at}.webp`,
        medium: `/media/${at}.webp`,
      })),
    }),
    { ...i18n, signImage: unsigned },
  ).images;

const html = (post: Partial<PostView>) =>
  htmlIn(i18n, <EmbedCard post={{ ...empty, ...post }} uuid="p-1" href="/post/p-1?lng=tr" />);

/** Every opening tag of a link. */
const linksOf = (markup: string) => markup.match(/<a [^>]*>/g) ?? [];

test("each link leaves the frame, and says nothing to the page it opens", () => {
  const sent = html({
    author: { ...empty.author, handle: "@ada", href: "/profile/u-1" },
    text: "söz https://a.example ".repeat(50),
    date: { iso: "2026-07-05T18:00:00Z", text: "5 Temmuz" },
    images: imagesOf(6),
  });
  expect(linksOf(sent).length).toBeGreaterThan(8);
  for (const tag of linksOf(sent)) expect(tag).toMatch(/target="_blank" rel="[^"]*noopener/);
});

test("four images are shown, and the number of the others", () => {
  const sent = html({ images: imagesOf(6) });
  expect(sent.match(/\/media\//g)).toHaveLength(4);
  expect(sent).toContain("+2");
});

test("a video waits behind a button, which leads to the post without script, and loads nothing before", () => {
  const sent = html({
    videos: [
      {
        url: "/media/v.mp4",
        poster: { url: "/media/p.webp" },
        author: undefined,
        label: "Film",
        playLabel: "Oynat",
        shape: "unknown",
      },
    ],
  });
  expect(sent).toMatch(/<img[^>]*src="\/media\/p\.webp".*<a [^>]*href="\/post\/p-1\?lng=tr"[^>]*data-play="true"/);
  expect(sent).toMatch(/<video[^>]*preload="none"[^>]*controls=""/);
});

test("a very long text is truncated, with a link to the whole", () => {
  const sent = html({ text: "söz ".repeat(25_000) });
  expect(sent.length).toBeLessThan(4000);
  expect(sent).toContain("Devamını oku");
  expect(html({ text: "söz" })).not.toContain("Devamını oku");
});

test("a text alone is set by its length, and images that are gone are named", () => {
  expect(html({ text: "Günaydın", look: "word" })).toContain("word");
  expect(html({ text: "Günaydın", look: "word", images: imagesOf(1) })).not.toContain("word");
  expect(html({ text: "söz", hasLostImages: true })).toContain("Bu görsel açılamadı.");
});

test("a post without content says so (specification, section 8)", () => {
  expect(html({})).toContain("İçerik bulunamadı.");
});

test.each([
  ["not-found", "Post bulunamadı.", 1],
  ["gone", "Bu gönderi artık yayında değil.", 1],
  ["no-data", "Post verisi bulunamadı.", 1],
  ["malformed", "Post verisi bulunamadı.", 2],
  ["unavailable", "Sunucumuz şu anda yanıt vermiyor.", 2],
] as const)("%s says %j", (reason, text, links) => {
  const sent = htmlIn(i18n, <EmbedFailure reason={reason} retryHref="/embed/post/p-1" />);
  expect(sent).toContain(text);
  expect(linksOf(sent)).toHaveLength(links);
});

test("every field of a post is in its card but these", async () => {
  const card = (post: Post) => [unsigned, signed].map((sign) => html(postView(post, { ...i18n, signImage: sign })));
  // The first is in the frame's URL. The card has no room for the second, and its media fill what the frame leaves.
  const sizes = ["videos.poster.width", "videos.poster.height", "images.height"];
  expect(await unusedPostFields(card)).toEqual(["uuid", "type", ...sizes]);
});
