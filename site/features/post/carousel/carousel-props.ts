import { carouselTexts } from "#site/features/post/post-texts.ts";
import { type ViewContext, viewPost } from "#site/features/post/post-view.ts";
import { downloadPath, storeContext } from "#site/features/store-links/store-context.ts";
import type { PostResponse } from "#site/product-api/parse-post.ts";
import type { PostCarouselProps } from "./post-carousel.tsx";

/** What the carousel shows of an answer: the same on the server and in the browser. */
export function carouselProps(
  { post, others }: PostResponse,
  context: ViewContext,
): Omit<PostCarouselProps, "children" | "inBrowser"> {
  const posts = [post, ...others].map((one) => viewPost(one, context));
  return {
    posts,
    texts: carouselTexts(context.t, posts.length + 1),
    downloadHref: context.link(downloadPath(storeContext("post", context.language.code, post.uuid))),
  };
}
