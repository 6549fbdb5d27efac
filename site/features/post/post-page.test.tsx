import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, test } from "vitest";
import { storeContext } from "#site/features/store-links/store-context.ts";
import { WayToAppContext } from "#site/features/store-links/way-to-app.ts";
import { htmlIn } from "#site/i18n/i18n.harness.tsx";
import { I18nContext } from "#site/i18n/i18n-context.tsx";
import { signed, unsigned } from "#site/images/sign-image.harness.ts";
import type { SignImage } from "#site/images/signed-image.ts";
import type { Post } from "#site/product-api/parse-post.ts";
import type { PostState } from "./load-post.ts";
import { completePost, imagesOf, loadedPost, turkish, unusedPostFields, videoOf } from "./post.harness.ts";
import { PostPage } from "./post-page.tsx";
import { postPageView } from "./post-view.ts";

const origin = "https://meydan.example";

const pageOf = (state: PostState, signImage: SignImage) => (
  <WayToAppContext value={{ context: storeContext("post", "tr", "p-1"), phoneUrl: "https://site.example/download" }}>
    <PostPage view={postPageView(state, { ...turkish, signImage }, "p-1")} uuid="p-1" origin={origin} />
  </WayToAppContext>
);

/** What the server sends, before any script. */
function htmlOf(state: PostState, sign = unsigned): string {
  return htmlIn(turkish, pageOf(state, sign));
}
const html = (post: Partial<Post>, others?: Partial<Post>[]) => htmlOf(loadedPost(post, others));
const signedHtml = (post: Partial<Post>, others?: Partial<Post>[]) => htmlOf(loadedPost(post, others), signed);

describe("what the server sends", () => {
  const sent = html({ content: "ana" }, [{ uuid: "b", content: "başka" }]);

  it("holds every post and the join slide, within reach of everybody without script", () => {
    expect(sent).toContain("ana");
    expect(sent).toContain("başka");
    expect(sent).toContain("Devamı uygulamada");
    expect(sent).not.toContain("inert");
  });
  it("has no inline styles, which the Content-Security-Policy forbids", () => {
    expect(sent).not.toContain("style=");
  });
});

test("the code for other sites is offered once: of the post that the page is about", () => {
  expect(html({ content: "ana" }, [{ uuid: "b", content: "başka" }]).match(/title="Sitene ekle"/g)).toHaveLength(1);
});

test("a post without content says so (specification, section 8)", () => {
  expect(html({})).toContain("İçerik bulunamadı.");
});

test("an author's name and handle run in their own direction, so that long ones are cut at their end", () => {
  const author = { fullName: "Ada Yılmaz", username: "ada" };
  for (const text of ["Ada Yılmaz", "@ada"]) expect(html({ author })).toMatch(new RegExp(`dir="auto"[^>]*>${text}<`));
});

test("a long text is folded, by means that need no script", () => {
  expect(html({ content: "söz ".repeat(200) })).toMatch(/<details[^>]*><summary/);
  expect(html({ content: "söz" })).not.toContain("<details");
});

test("a video is its poster, a button and a player that loads nothing, which is shown without script", () => {
  const sent = html({ videos: videoOf("v") });
  expect(sent).toMatch(
    /<img[^>]*src="\/media\/v\.jpg".*<button type="button"[^>]*aria-label="Ada adlı kullanıcının videosunu oynat">/,
  );
  expect(sent).toMatch(
    /<video class="[^"]*unplayed[^"]*" src="\/media\/v\.mp4" poster="data:[^>]*preload="none" controls=""/,
  );
});

test("a tiny image stands among the words, without a frame beside them", () => {
  const [image] = imagesOf(1);
  const tiny = { ...image, width: 120, height: 90 } as Post["images"][number];
  expect(html({ content: "test", images: [tiny] })).not.toContain("data-media");
  expect(html({ content: "test", images: [tiny, tiny] })).toContain("data-media");
});

test("images are served by the site in the sizes of screens, with their color until they have loaded", () => {
  const sent = signedHtml({ images: imagesOf(1) });
  const [image = ""] = /<img[^>]*\/picture\/[^>]*>/.exec(sent) ?? [];
  expect(image).toContain('src="/picture/w750/sig?of=/media/0.jpg"');
  expect(image).toMatch(/srcSet="[^"]*\/picture\/w1090\/sig\?of=\/media\/0.jpg 1090w/);
  expect(image).toMatch(/sizes="[^"]+"/);
  expect(sent).toMatch(/<svg[^>]*color="#102030"[^>]*><\/svg><img/);
});

/** `loading` and `fetchpriority` of each user's image, in order. */
function loadingOf(sent: string): (string | undefined)[] {
  return [...sent.matchAll(/<img[^>]*src="\/picture\/[^>]*>/g)].map(([tag]) => {
    const attribute = (name: string) => new RegExp(`${name}="(\\w+)"`).exec(tag)?.[1];
    return attribute("fetchPriority") ?? attribute("loading");
  });
}

test("the first image is requested before all else, and what is not on the first screen when it comes near", () => {
  const sent = signedHtml({ author: { avatar: "/media/a.jpg" }, images: imagesOf(6) }, [
    { author: { avatar: "/media/b.jpg" }, images: imagesOf(2) },
  ]);
  const main = ["high", undefined, undefined, undefined, "lazy", "lazy", "lazy"];
  const other = ["lazy", "lazy", "lazy"];
  const authorOnLastSlide = "lazy";
  expect(loadingOf(sent)).toEqual([...main, ...other, authorOnLastSlide]);
  expect(loadingOf(signedHtml({ videos: videoOf("one") }, [{ videos: videoOf("two") }]))).toEqual(["high", "lazy"]);
  // The video comes first then.
  expect(loadingOf(signedHtml({ videos: videoOf("one"), images: imagesOf(1) }))).toEqual(["high", "lazy"]);
});

test("React asks for the first image in the head of the document, and for none that waits", () => {
  const preloads = (sent: string) => [...sent.matchAll(/<link rel="preload"[^>]*>/g)].map(([tag]) => tag);
  const sent = renderToStaticMarkup(
    <html lang="tr">
      <head />
      <body>
        <I18nContext value={turkish}>
          {pageOf(loadedPost({ images: imagesOf(1) }, [{ images: imagesOf(1) }]), signed)}
        </I18nContext>
      </body>
    </html>,
  );
  expect(preloads(sent)).toHaveLength(1);
  expect(preloads(sent)[0]).toMatch(/imageSrcSet="\/picture\/w320\/[^"]*"[^>]*fetchPriority="high"/);
});

test("a poster is requested in the sizes of screens, with its color", () => {
  const sent = signedHtml({ videos: videoOf("one") });
  const [poster = ""] = /<svg[^>]*color="#102030"[^>]*><\/svg><img[^>]*\/media\/one.jpg 1090w[^>]*>/.exec(sent) ?? [];
  expect(poster).toContain('src="/picture/w750/sig?of=/media/one.jpg"');
});

test.each([
  ["not-found", "Post bulunamadı.", undefined],
  ["gone", "Post bulunamadı.", "Bu gönderi artık yayında değil."],
  ["no-data", "Post verisi bulunamadı.", undefined],
  ["malformed", "Post verisi bulunamadı.", "Sunucumuz şu anda yanıt vermiyor."],
  ["unavailable", "Post bulunamadı.", "Sunucumuz şu anda yanıt vermiyor."],
] as const)("failed: %s (specification, section 8)", (reason, title, text) => {
  const sent = htmlOf({ kind: "failed", reason });
  expect(sent).toContain(`>${title}</h1>`);
  if (text) expect(sent).toContain(text);
  expect(sent.includes("Yeniden dene")).toBe(["unavailable", "malformed"].includes(reason));
  expect(sent).not.toContain(`from=post`);
});

test("loading: the loading text, and the way into the app", () => {
  const sent = htmlOf({ kind: "loading" });
  expect(sent).toMatch(/<h1[^>]*><span role="status">Yükleniyor…<\/span><\/h1>/);
  expect(sent).toContain('href="/download?from=post&amp;id=p-1" aria-haspopup="dialog"');
});

test("every field of a post is on its page", async () => {
  const sentOf = (post: Post, sign: SignImage) => htmlOf({ kind: "loaded", post: completePost, others: [post] }, sign);
  expect(await unusedPostFields((post) => [signed, unsigned].map((sign) => sentOf(post, sign)))).toEqual([]);
});
