import { JoinButton } from "#site/features/store-links/join-button.tsx";
import { storeContext } from "#site/features/store-links/store-context.ts";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import type { SignImage } from "#site/images/signed-image.ts";
import styles from "./carousel/post-carousel.module.css";
import { PostFailure } from "./post-failure.tsx";
import { PostSkeleton } from "./post-skeleton.tsx";
import { PostSlides } from "./post-slides.tsx";
import type { PostState } from "./post-state.ts";

interface PostPageProps {
  readonly state: PostState;
  /** As the page's URL has it. */
  readonly uuid: string;
  /** The site's own origin, for the links that are shared. */
  readonly origin: string;
  readonly signImage: SignImage;
}

/** The page of a post in each of its states. */
export function PostPage(props: PostPageProps) {
  const { state, uuid } = props;
  const { locale } = useI18n();
  if (state.kind === "failed") return <PostFailure reason={state.reason} uuid={uuid} />;
  const context = storeContext("post", locale.code, uuid);
  return (
    <>
      {state.kind === "loading" ? <PostSkeleton /> : <PostSlides {...props} state={state} context={context} />}
      <JoinButton context={context} className={styles.floatingJoin} />
    </>
  );
}
