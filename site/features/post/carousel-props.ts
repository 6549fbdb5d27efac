import { downloadPath, storeContext } from "#site/features/store-links/store-context.ts";
import type { PostAnswer } from "#site/product-api/read-post.ts";
import type { PostCarouselProps } from "./post-carousel.tsx";
import { carouselTexts } from "./post-texts.ts";
import { type ViewContext, viewPost } from "./post-view.ts";

/** What the carousel shows of an answer: the same on the server and in the browser. */
export function carouselProps(
  { post, others }: PostAnswer,
  context: ViewContext,
): Omit<PostCarouselProps, "children" | "inBrowser"> {
  const posts = [post, ...others].map((one) => viewPost(one, context));
  return {
    posts,
    texts: carouselTexts(context.t, posts.length + 1),
    downloadHref: context.link(downloadPath(storeContext("post", context.language.code, post.uuid))),
  };
}
