import { buttonStyle } from "#site/components/button-style.ts";
import { classNames } from "#site/components/class-names.ts";
import { AuthorLine } from "#site/components/user-content/author-line.tsx";
import { StatList } from "#site/components/user-content/stat-list.tsx";
import { UserText } from "#site/components/user-content/user-text.tsx";
import type { PostView } from "#site/features/post/post-view.ts";
import { ReportLink } from "#site/features/report/report-link.tsx";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import styles from "./embed-card.module.css";
import { EmbedMedia } from "./embed-media.tsx";
import { shownText } from "./embed-size.ts";

interface EmbedCardProps {
  readonly post: PostView;
  readonly uuid: string;
  /** The post's own page. */
  readonly href: string;
}

/** A post on another site's page. It fills its frame, whatever size that has, and each link leaves the frame. */
export function EmbedCard({ post, uuid, href }: EmbedCardProps) {
  const { t, link } = useI18n();
  const { author, date, text, language, look, stats, hasLostImages } = post;
  const hasMedia = post.videos.length + post.images.length > 0;
  const shown = text && shownText(text);
  const time = date && <time dateTime={date.iso}>{date.text}</time>;
  return (
    <article className={`column raised ${styles.card}`} data-media={hasMedia || undefined}>
      <AuthorLine author={author} heading="h1" newTab>
        <a className={`centered ${styles.brand}`} href={link("/")} target="_blank" rel="noopener">
          <img src="/favicon.svg" alt={t("accessibility.logo")} width={32} height={32} />
        </a>
      </AuthorLine>
      {shown ? (
        <div className={classNames(hasMedia ? "clamped" : look && styles[look], styles.text)}>
          <UserText text={shown} lang={language} />
        </div>
      ) : (
        !hasMedia && <p className="muted heading">{t("post.noContent")}</p>
      )}
      {shown !== text && (
        <a className={`action ${styles.more}`} href={href} target="_blank" rel="noopener">
          {t("post.readMore")}
        </a>
      )}
      {hasLostImages && <p className="note">{t("slides.pictureFailed")}</p>}
      {hasMedia && <EmbedMedia media={post} href={href} />}
      <footer className={`row spread ${styles.footer}`}>
        <div className={`stack ${styles.facts}`}>
          <div className={`row ${styles.about}`}>
            {time && (
              <a className={`muted plain-link ${styles.date}`} href={href} target="_blank" rel="noopener">
                {time}
              </a>
            )}
            <ReportLink about={`/post/${uuid}`} className={`muted plain-link ${styles.date}`} newTab />
          </div>
          {stats.length > 0 && <StatList stats={stats} />}
        </div>
        <a className={`${buttonStyle("primary")} ${styles.open}`} href={href} target="_blank" rel="noopener">
          {t("embed.open")}
        </a>
      </footer>
    </article>
  );
}
