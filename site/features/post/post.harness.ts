import { createI18n } from "#site/i18n/i18n.ts";
import { createTranslate } from "#site/i18n/translate.ts";
import type { SignImage } from "#site/images/signed-image.ts";
import type { Post } from "#site/product-api/parse-post.ts";
import { postWith } from "#site/product-api/posts.harness.ts";
import type { LoadedPost } from "./post-state.ts";

/** A post of which nothing but the author's name is known. */
const emptyPost: Post = postWith({ author: { fullName: "Ada" } });

export function loadedPost(post: Partial<Post>, others: readonly Partial<Post>[] = []): LoadedPost {
  return {
    kind: "loaded",
    post: { ...emptyPost, ...post },
    others: others.map((other) => ({ ...emptyPost, ...other })),
  };
}

/** As the server signs images that it has decoded before. */
export const signImage: SignImage = (url) => ({ url, signature: "sig", color: "#102030" });

export const turkish = createI18n("tr", createTranslate("tr"), false);

/** `/media/0.jpg` and so on. */
export function imagesOf(count: number): Post["images"] {
  return Array.from({ length: count }, (_, at) => ({ original: `/media/${at}.jpg`, medium: `/media/${at}-m.jpg` }));
}

/** `/media/<name>.mp4` with a poster. */
export function videoOf(name: string): Post["videos"] {
  return [{ url: `/media/${name}.mp4`, poster: { url: `/media/${name}.jpg` } }];
}
