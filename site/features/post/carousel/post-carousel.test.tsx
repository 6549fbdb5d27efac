import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, test } from "vitest";
import { languageOf } from "#locales/index.ts";
import { formatsOf } from "#site/i18n/format.ts";
import { createTranslate } from "#site/i18n/translate.ts";
import { unsigned } from "#site/images/signed-image.ts";
import type { Post } from "#site/product-api/parse-post.ts";
import { carouselProps } from "./carousel-props.ts";
import { PostCarousel } from "./post-carousel.tsx";

const empty: Post = { type: "news", author: { fullName: "Ada" }, videos: [], images: [] };
const context = {
  t: createTranslate("tr"),
  formats: formatsOf("tr"),
  language: languageOf("tr"),
  link: (path: string) => path,
  signImage: unsigned,
};

/** What the server sends, before any script. */
function html(post: Partial<Post>, others: Partial<Post>[] = []): string {
  const answer = { post: { ...empty, ...post }, others: others.map((other) => ({ ...empty, ...other })) };
  return renderToStaticMarkup(<PostCarousel {...carouselProps(answer, context)}>stores</PostCarousel>);
}

describe("what the server sends", () => {
  const sent = html({ content: "ana" }, [{ uuid: "b", content: "başka" }]);

  it("holds every post and the join slide, within reach of everybody without script", () => {
    expect(sent).toContain("ana");
    expect(sent).toContain("başka");
    expect(sent).toContain("Devamı uygulamada");
    expect(sent).not.toContain("inert");
  });
  it("has no inline styles, which the policy forbids", () => {
    expect(sent).not.toContain("style=");
  });
  it("starts at the first of all slides, the join slide included", () => {
    expect(sent).toMatch(/<bdi[^>]*>1 \/ 3<\/bdi>/);
    expect(sent).toMatch(/<button[^>]*aria-label="Önceki paylaşım"[^>]* disabled=""/);
    expect(sent).not.toMatch(/<button[^>]*aria-label="Sonraki paylaşım"[^>]* disabled=""/);
  });
  it("has the texts of where it is ready for each slide, and announces nothing yet", () => {
    expect(sent).toContain('data-text="# / 3"');
    expect(sent).toMatch(/aria-live="polite"><span[^>]* data-text="#. kart, toplam 3 kart"><\/span>/);
  });
  it("has one main heading", () => {
    expect(sent.match(/<h1/g)).toHaveLength(1);
  });
});

test("a post without content says so (specification, section 8)", () => {
  expect(html({})).toContain("İçerik bulunamadı.");
});

test("what a user writes is text, whatever it looks like", () => {
  const sent = html({ content: "<script>alert(1)</script> javascript:alert(1) https://a.example" });
  expect(sent).toContain("&lt;script&gt;");
  expect(sent.match(/<a [^>]*href="[^"]*"[^>]*dir="ltr"/g)).toHaveLength(1);
});

test("a long text is folded, by means that need no script", () => {
  expect(html({ content: "söz ".repeat(200) })).toMatch(/<details[^>]*><summary/);
  expect(html({ content: "söz" })).not.toContain("<details");
});

test("a video is its poster and a button until it is played, and without script has the browser's controls", () => {
  const sent = html({ videos: [{ url: "/media/v.mp4", poster: { url: "/media/p.jpg" } }] });
  const [, withScript = "", without = ""] = /^(.*)<noscript>(.*)<\/noscript>/s.exec(sent) ?? [];
  expect(withScript).not.toContain("<video");
  const [button = ""] = /<button type="button"[^>]*data-film="\/media\/v\.mp4"[^>]*><img[^>]*>/.exec(withScript) ?? [];
  expect(button).toContain('aria-label="Ada adlı kullanıcının videosunu oynat"');
  expect(button).toContain('data-label="Ada adlı kullanıcının videosu"');
  expect(button).toContain('src="/media/p.jpg"');
  expect(without).toMatch(/<video[^>]*src="\/media\/v\.mp4"[^>]*preload="none" controls="" poster="\/media\/p\.jpg"/);
});

test("a video without a poster has the browser's controls", () => {
  const sent = html({ videos: [{ url: "/media/v.mp4" }] });
  expect(sent).toMatch(/<video[^>]*preload="none" controls=""/);
  expect(sent).not.toMatch(/noscript|videosunu oynat/);
});

test("of many pictures the fourth stands for the rest, and all are linked", () => {
  const images = [1, 2, 3, 4, 5, 6].map((n) => ({ original: `/media/${n}.jpg`, medium: `/media/${n}-m.jpg` }));
  const sent = html({ images });
  expect(sent).toContain("+2");
  for (const { original } of images) expect(sent).toContain(`href="${original}"`);
});

const signImage = (url: string) => ({ url, signature: "sig", color: "#102030" });
const imagesOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ original: `/media/${at}.jpg`, medium: `/media/${at}-m.jpg` }));
const signedHtml = (post: Partial<Post>, others: Partial<Post>[] = []) => {
  const answer = { post: { ...empty, ...post }, others: others.map((other) => ({ ...empty, ...other })) };
  return renderToStaticMarkup(
    <PostCarousel {...carouselProps(answer, { ...context, signImage })}>stores</PostCarousel>,
  );
};

test("pictures are asked of the site itself in the sizes of screens, with their colour until they come", () => {
  const [, image = ""] = /(<img[^>]*>)/.exec(signedHtml({ images: imagesOf(1) })) ?? [];
  expect(image).toContain('src="/picture/w750/sig?of=/media/0.jpg"');
  expect(image).toMatch(/srcSet="[^"]*\/picture\/w1090\/sig\?of=\/media\/0.jpg 1090w/);
  expect(image).toMatch(/sizes="[^"]+"/);
  expect(signedHtml({ images: imagesOf(1) })).toMatch(/<svg[^>]*color="#102030"[^>]*><\/svg><img/);
});

test("only what is in sight at once is fetched at once", () => {
  const sent = signedHtml({ author: { avatar: "/media/a.jpg" }, images: imagesOf(6) }, [
    { author: { avatar: "/media/b.jpg" }, images: imagesOf(2) },
  ]);
  const loading = [...sent.matchAll(/<img[^>]*src="\/picture\/[^>]*>/g)].map(
    ([tag]) => /loading="(\w+)"/.exec(tag)?.[1],
  );
  const [main, other] = [
    [undefined, undefined, undefined, undefined, "lazy", "lazy", "lazy"],
    ["lazy", "lazy", "lazy"],
  ];
  expect(loading).toEqual([...main, ...other]);
  // Of four that are seen together none comes before the others.
  expect(sent).not.toContain("fetchPriority");
  const alone = signedHtml({ images: imagesOf(1) }, [{ images: imagesOf(1) }]);
  expect(alone.match(/<img[^>]*fetchPriority="high"/g)).toHaveLength(1);
});

test("what is seen first is drawn in its place, and its files let the page arrive; nothing else is", () => {
  const placeholder = "data:image/avif;base64,AAAA";
  const drawn = (post: Partial<Post>, others: Partial<Post>[] = []) => {
    const answer = { post: { ...empty, ...post }, others: others.map((other) => ({ ...empty, ...other })) };
    const looks = { placeholder, tilePlaceholder: "data:image/webp;base64,BBBB" };
    const known = { ...context, signImage: (url: string) => ({ ...signImage(url), ...looks }) };
    return renderToStaticMarkup(<PostCarousel {...carouselProps(answer, known)}>stores</PostCarousel>);
  };
  const alone = drawn({ author: { avatar: "/media/a.jpg" }, images: imagesOf(1) }, [{ images: imagesOf(1) }]);
  expect(alone.match(/data:image/g)).toHaveLength(1);
  expect(alone).toMatch(
    /<img[^>]*src="data:image\/avif;base64,AAAA" alt=""\/><img[^>]*loading="lazy" fetchPriority="high"/,
  );
  const video = [{ url: "/media/a.mp4", poster: { url: "/media/a.jpg" } }];
  expect(drawn({ videos: video }).match(/data:image/g)).toHaveLength(1);
  const tiles = drawn({ images: imagesOf(6) });
  expect(tiles.match(/data:image[^"]*/g)).toEqual(Array(4).fill("data:image/webp;base64,BBBB"));
  expect(tiles.match(/loading="lazy" fetchPriority="high"/g)).toHaveLength(4);
});

test("a film's poster is asked for in the sizes of screens, with its colour; those of other slides wait", () => {
  const video = (name: string) => [{ url: `/media/${name}.mp4`, poster: { url: `/media/${name}.jpg` } }];
  const sent = signedHtml({ videos: video("one") }, [{ videos: video("two") }]);
  const poster = (name: string) =>
    new RegExp(`<svg[^>]*color="#102030"[^>]*></svg><img[^>]*/media/${name}.jpg 1090w[^>]*>`);
  const [main = ""] = poster("one").exec(sent) ?? [];
  expect(main).toContain('src="/picture/w750/sig?of=/media/one.jpg"');
  expect(main).toContain('fetchPriority="high"');
  expect(poster("two").exec(sent)?.[0]).toContain('loading="lazy"');
  expect(sent.match(/<img[^>]*fetchPriority="high"/g)).toHaveLength(1);
});

test("drawn in the browser, a film is the same, and nothing is said for pages without script", () => {
  const video = (name: string) => [{ url: `/media/${name}.mp4`, poster: { url: `/media/${name}.jpg` } }];
  const post = { ...empty, videos: video("one") };
  const props = carouselProps({ post, others: [{ ...empty, videos: video("two") }] }, context);
  const drawn = renderToStaticMarkup(<PostCarousel {...props} inBrowser />);
  expect(drawn).not.toContain("noscript");
  expect(drawn).not.toContain("<video");
  expect(drawn.match(/<button[^>]*videosunu oynat"[^>]*>/g)).toHaveLength(2);
});

test("the texts of the lightbox are there where there are pictures to show in it", () => {
  expect(html({ images: imagesOf(1) })).toContain(
    'data-lightbox="Resimler|Resimleri kapat|Önceki resim|Sonraki resim"',
  );
  expect(html({})).not.toContain("data-lightbox");
});
