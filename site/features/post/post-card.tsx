import { classNames } from "#site/components/class-names.ts";
import { LineIcon } from "#site/components/icons/line-icon.tsx";
import { AuthorLine } from "#site/components/user-content/author-line.tsx";
import { StatList } from "#site/components/user-content/stat-list.tsx";
import { ReportLink } from "#site/features/report/report-link.tsx";
import { ShareButtonIsland } from "#site/features/sharing/share-button.tsx";
import { JoinInColumn } from "#site/features/store-links/join-button.tsx";
import { useWayToApp } from "#site/features/store-links/way-to-app.ts";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { frameRatio } from "./media/aspect-ratio.ts";
import { mosaicRatio } from "./media/image-sizes.ts";
import { PostImagesIsland } from "./media/post-images.tsx";
import media from "./media/post-media.module.css";
import { PostVideoIsland } from "./media/post-video.tsx";
import styles from "./post-card.module.css";
import { PostText } from "./post-text.tsx";
import type { PostView } from "./post-view.ts";
import { PostReactionsIsland } from "./reactions/post-reactions.tsx";
import { ReactionList } from "./reactions/reaction-list.tsx";
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
  const { t } = useI18n();
  const way = useWayToApp();
  const { author, date, videos, images } = post;
  // A tiny image stands above the text, without a column of its own.
  const tiny = videos.length === 0 && images.length === 1 && images[0]?.shape === "tiny";
  const hasMedia = !tiny && videos.length + images.length > 0;
  const [video] = videos;
  const ratio = video ? frameRatio(video.poster ?? {}, true) : mosaicRatio(images.map(({ image }) => image));
  const views = post.stats.filter(({ kind }) => kind === "views");
  const reactions = post.stats.filter(({ kind }) => kind !== "views");
  const counts = reactions.length > 0 && (
    <div className={styles.reactions}>
      {isMain ? <ReactionList stats={reactions} shareUrl={shareUrl} /> : <StatList stats={reactions} />}
    </div>
  );
  const time = date && <time dateTime={date.iso}>{date.text}</time>;
  return (
    <article className={`stack ${styles.post}`} data-media={hasMedia ? (ratio < 1 ? "upright" : "") : undefined}>
      {hasMedia && (
        <div className={`stack ${media.media}`}>
          {videos.map((video, at) => (
            <PostVideoIsland
              // biome-ignore lint/suspicious/noArrayIndexKey: videos never change places, and may be sent twice
              key={at}
              video={video}
              urgency={!isMain ? "later" : at === 0 ? "first" : "soon"}
            />
          ))}
          {images.length > 0 && <PostImagesIsland images={images} isInFirstView={isMain && videos.length === 0} />}
        </div>
      )}
      <div className={`stack ${styles.side}`}>
        <AuthorLine author={author} heading={isMain ? "h1" : "h2"}>
          <ShareButtonIsland url={shareUrl} isEmbeddable={isMain} />
        </AuthorLine>
        {/* "e-content": reader views leave out a block with a link, unless its name says that it is the content. */}
        <div
          className={classNames(
            isMain && "e-content",
            "stack",
            styles.words,
            (tiny || post.length === "short") && styles.few,
          )}
        >
          {tiny && <PostImagesIsland images={images} isInFirstView={isMain} />}
          <PostText post={post} isAlone={!hasMedia && !tiny} />
          {post.hasLostImages && (
            <p className={`line note ${styles.lost}`}>
              <LineIcon className="icon">
                <path d="M8 4h10a2 2 0 0 1 2 2v10m-1 3.4a2 2 0 0 1-1 .6H6a2 2 0 0 1-2-2V6a2 2 0 0 1 .6-1M3 3l18 18M4 17l5-5 5 5" />
              </LineIcon>
              {t("slides.pictureFailed")}
              {post.href && (
                <a className="action touch-line" href={post.href}>
                  {t("slides.retry")}
                </a>
              )}
            </p>
          )}
          {isMain && <TranslateLink post={post} />}
        </div>
        <div className={`muted touch-lines ${styles.meta}`}>
          <div className={styles.facts}>
            {time && (
              <p>
                {post.href && !isMain ? (
                  <a className="plain-link" href={post.href}>
                    {time}
                  </a>
                ) : (
                  time
                )}
              </p>
            )}
            <div className={styles.kind}>
              <span>{post.typeLabel}</span>
              {views.length > 0 && <StatList stats={views} />}
              {reportAs && <ReportLink about={reportAs} />}
            </div>
          </div>
        </div>
        {counts && (isMain ? <PostReactionsIsland {...way}>{counts}</PostReactionsIsland> : counts)}
        <JoinInColumn />
      </div>
    </article>
  );
}
