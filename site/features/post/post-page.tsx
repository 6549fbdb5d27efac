import { JoinButton } from "#site/features/store-links/join-button.tsx";
import type { StoreContext } from "#site/features/store-links/store-context.ts";
import { WithheldPanel } from "#site/features/withheld/withheld-panel.tsx";
import styles from "./carousel/post-carousel.module.css";
import { PostFailure } from "./post-failure.tsx";
import { PostSkeleton } from "./post-skeleton.tsx";
import { PostSlides } from "./post-slides.tsx";
import type { PostPageView } from "./post-view.ts";

interface PostPageProps {
  readonly view: PostPageView;
  /** As the page's URL has it. */
  readonly uuid: string;
  /** The site's own origin, for the links that are shared. */
  readonly origin: string;
  readonly context: StoreContext;
  /** Where the code for phones leads. */
  readonly phoneUrl: string;
}

/** The page of a post in each of its states. */
export function PostPage({ view, uuid, origin, context, phoneUrl }: PostPageProps) {
  if (view.kind === "failed") {
    return view.reason === "withheld" ? (
      <WithheldPanel order={view.order} path={`/post/${uuid}`} origin={origin} />
    ) : (
      <PostFailure reason={view.reason} uuid={uuid} />
    );
  }
  return (
    <>
      {view.kind === "loading" ? (
        <PostSkeleton context={context} phoneUrl={phoneUrl} />
      ) : (
        <PostSlides posts={view.posts} uuid={uuid} origin={origin} context={context} phoneUrl={phoneUrl} />
      )}
      <JoinButton context={context} phoneUrl={phoneUrl} className={styles.floatingJoin} />
    </>
  );
}
