import { useEffect, useState } from "react";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { unsigned } from "#site/images/signed-image.ts";
import { defineIsland } from "#site/islands/define-island.tsx";
import { browserLoadOptions, createBrowserProductApi } from "#site/product-api/browser-product-api.ts";
import { postTitle } from "./head/post-title.ts";
import { loadPost } from "./load-post.ts";
import { PostPage } from "./post-page.tsx";
import type { PostState } from "./post-state.ts";

interface LoadingPostPageProps {
  readonly uuid: string;
  /** The site's own origin, as media URLs of the product server's response have it. */
  readonly origin: string;
}

/** The page of a post that was sent in its loading state: fetches the post and shows the same page. */
export function LoadingPostPage({ uuid, origin }: LoadingPostPageProps) {
  const i18n = useI18n();
  const [state, setState] = useState<PostState>({ kind: "loading", uuid });
  // biome-ignore lint/correctness/useExhaustiveDependencies: fetches once; the props of an island never change
  useEffect(() => {
    void loadPost(createBrowserProductApi(), uuid, browserLoadOptions(origin)).then((loaded) => {
      document.title = postTitle(loaded, i18n);
      setState(loaded);
    });
  }, []);
  return <PostPage state={state} uuid={uuid} origin={origin} signImage={unsigned} />;
}

export const PostPageIsland = defineIsland(LoadingPostPage, {
  name: "post-page",
  messages: ["accessibility", "chooser", "errors", "join", "links", "post", "sectionTwo", "seo", "sharing"],
});
