import { classNames } from "#site/components/class-names.ts";
import { AuthorLine } from "#site/components/user-content/author-line.tsx";
import { StatList } from "#site/components/user-content/stat-list.tsx";
import { ReportLink } from "#site/features/report/report-link.tsx";
import { ShareButtonIsland } from "#site/features/sharing/share-button.tsx";
import { JoinInColumn } from "#site/features/store-links/join-button.tsx";
import { ratioOfFrame } from "./media/aspect-ratio.ts";
import { mediaShape, PostMedia } from "./media/post-media.tsx";
import styles from "./post-card.module.css";
import { PostText } from "./post-text.tsx";
import type { PostView } from "./post-view.ts";
import { TranslateLink } from "./translation/translate-link.tsx";

interface PostCardProps {
  readonly post: PostView;
  /** Whether this is the post of the page's URL: in view first, and the page's main heading. */
  readonly isMain: boolean;
  /** What its share button hands on. */
  readonly shareUrl: string;
  /** Path of the post in the link that reports it; without it, there is none. */
  readonly reportAs?: string | undefined;
}

/** One post: media first, then who wrote what and when, then the counts. */
export function PostCard({ post, isMain, shareUrl, reportAs }: PostCardProps) {
  const { author, date } = post;
  const shape = mediaShape(post);
  const views = post.stats.filter(({ kind }) => kind === "views");
  const reactions = post.stats.filter(({ kind }) => kind !== "views");
  const time = date && <time dateTime={date.iso}>{date.text}</time>;
  return (
    <article className={`stack ${styles.post}`} data-media={shape && (ratioOfFrame(shape) < 1 ? "upright" : "")}>
      {shape && <PostMedia post={post} shape={shape} isMain={isMain} />}
      <div className={`stack ${styles.side}`}>
        <AuthorLine author={author} heading={isMain ? "h1" : "h2"}>
          <ShareButtonIsland url={shareUrl} compact />
        </AuthorLine>
        <div className={classNames("stack", styles.words, shape && post.length === "short" && styles.few)}>
          <PostText post={post} isAlone={!shape} />
          {isMain && <TranslateLink post={post} />}
        </div>
        <div className={styles.meta}>
          <div className={styles.facts}>
            {time && <p>{post.href && !isMain ? <a href={post.href}>{time}</a> : time}</p>}
            <div className={styles.kind}>
              <span>{post.typeLabel}</span>
              {views.length > 0 && <StatList stats={views} />}
            </div>
          </div>
        </div>
        {reactions.length > 0 && (
          <div className={styles.reactions}>
            <StatList stats={reactions} />
          </div>
        )}
        <div className={`line ${styles.actions}`}>
          <JoinInColumn />
          {reportAs && <ReportLink about={reportAs} className={`touch-line note ${styles.report}`} />}
        </div>
      </div>
    </article>
  );
}
