import { Avatar } from "#site/components/user-content/avatar.tsx";
import { UserText } from "#site/components/user-content/user-text.tsx";
import { VisuallyHidden } from "#site/components/visually-hidden.tsx";
import { ShareButton } from "#site/features/sharing/share-button.tsx";
import type { Translate } from "#site/i18n/translate.ts";
import styles from "./profile-header.module.css";
import type { CountView, ProfileHeaderView } from "./profile-view.ts";

interface ProfileHeaderProps {
  readonly header: ProfileHeaderView;
  readonly t: Translate;
}

/** Who this is: picture, name, @username, the two counts and what they say of themselves. */
export function ProfileHeader({ header, t }: ProfileHeaderProps) {
  const { name, username, letter, avatar, bio, followers, following } = header;
  return (
    <header className={styles.header}>
      <span className={styles.ring}>
        <Avatar image={avatar} letter={letter} size="large" label={t("post.avatar", { author: name })} />
      </span>
      <div className={styles.names}>
        <h1 className={styles.name}>
          <bdi>{name}</bdi>
        </h1>
        {username && (
          <p className={styles.username}>
            <bdi dir="ltr">{`@${username}`}</bdi>
          </p>
        )}
      </div>
      {(followers || following) && (
        <ul className={styles.counts} role="list">
          {followers && <Count count={followers} kind="followers" />}
          {following && <Count count={following} kind="following" />}
        </ul>
      )}
      {bio && <UserText text={bio} className={styles.bio} />}
      <div className={styles.share}>
        <ShareButton label={t("sharing.share")} />
      </div>
    </header>
  );
}

function Count({ count, kind }: { readonly count: CountView; readonly kind: string }) {
  const { short, full, noun, fullNoun } = count;
  const shortened = short !== full;
  return (
    <li className={styles.count} title={shortened ? full : undefined} data-count={kind}>
      <span className={styles.figure} aria-hidden={shortened || undefined}>
        <bdi className={styles.number}>{short}</bdi>
        <span className={styles.noun}>{` ${noun}`}</span>
      </span>
      {shortened && <VisuallyHidden>{`${full} ${fullNoun}`}</VisuallyHidden>}
    </li>
  );
}
