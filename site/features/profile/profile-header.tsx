import "#site/components/user-content/own-direction.css";
import { buttonStyle } from "#site/components/button-style.ts";
import { classNames } from "#site/components/class-names.ts";
import { Avatar } from "#site/components/user-content/avatar.tsx";
import { FoldedText } from "#site/components/user-content/folded-text.tsx";
import { UserText } from "#site/components/user-content/user-text.tsx";
import { ReportLink } from "#site/features/report/report-link.tsx";
import { ShareButtonIsland } from "#site/features/sharing/share-button.tsx";
import { JoinLinkIsland } from "#site/features/store-links/join-link.tsx";
import { useWayToApp } from "#site/features/store-links/way-to-app.ts";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import styles from "./profile-header.module.css";
import type { CountView, ProfileHeaderView } from "./profile-view.ts";

interface ProfileHeaderProps {
  readonly header: ProfileHeaderView;
  readonly path: string;
  /** Absolute URL of the profile. */
  readonly shareUrl: string;
}

/** Characters above which a name is set in smaller type. */
const longName = 24;

/** Who this is: avatar, name, @username, the two counts, what to do about it, and the biography. */
export function ProfileHeader({ header, path, shareUrl }: ProfileHeaderProps) {
  const { t } = useI18n();
  const { name, username, letter, avatar, bio, bioLanguage, isLongBio, followers, following } = header;
  return (
    <header className={`stack-4 ${styles.header}`}>
      <span className={styles.ring}>
        <Avatar image={avatar} letter={letter} size="large" label={t("post.avatar", { author: name })} />
      </span>
      <div className={`stack ${styles.names}`}>
        <h1
          className={classNames("title clamped own-direction", name.length > longName && "long-title")}
          dir="auto"
          translate="no"
        >
          {name}
        </h1>
        {username && (
          <p className="lead one-line own-direction" dir="ltr" translate="no">
            {`@${username}`}
          </p>
        )}
      </div>
      {(followers || following) && (
        <ul className={`line ${styles.counts}`} role="list">
          {followers && <Count count={followers} kind="followers" />}
          {following && <Count count={following} kind="following" />}
        </ul>
      )}
      <div className={`stack-3 ${styles.actions}`} data-first-action="">
        <JoinLinkIsland
          {...useWayToApp()}
          label={t("profile.follow")}
          verb="follow"
          className={`${buttonStyle("primary")} ${styles.follow}`}
        />
        <ShareButtonIsland url={shareUrl} />
      </div>
      {bio && (
        <div className={styles.bio}>
          {isLongBio ? (
            <FoldedText text={bio} lang={bioLanguage} more={t("post.readMore")} less={t("post.readLess")} />
          ) : (
            <UserText text={bio} lang={bioLanguage} />
          )}
        </div>
      )}
      <ReportLink about={path} className={`touch-line note ${styles.report}`} />
    </header>
  );
}

function Count({ count, kind }: { readonly count: CountView; readonly kind: string }) {
  const { numberLast } = useI18n().locale;
  const { isZero, short, full, noun, fullNoun } = count;
  const shortened = short !== full;
  const number = <bdi className={isZero ? "note" : styles.number}>{short}</bdi>;
  return (
    <li className={styles.count} title={shortened ? full : undefined} data-kind={kind}>
      <span className="stack" aria-hidden={shortened || undefined}>
        {!numberLast && number}
        <span className={`muted ${styles.noun}`}>{numberLast ? `${noun} ` : ` ${noun}`}</span>
        {numberLast && number}
      </span>
      {shortened && <span className="hidden-text">{numberLast ? `${fullNoun} ${full}` : `${full} ${fullNoun}`}</span>}
    </li>
  );
}
