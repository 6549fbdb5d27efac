import { shareUrl } from "#site/features/sharing/share-url.ts";
import { LoadFailure } from "#site/features/site-frame/load-failure.tsx";
import { JoinButton } from "#site/features/store-links/join-button.tsx";
import { WithheldPanel } from "#site/features/withheld/withheld-panel.tsx";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import type { MessageKey } from "#site/i18n/message-key.ts";
import type { Failure } from "#site/product-api/product-api.ts";
import { ProfileDownload } from "./profile-download.tsx";
import { ProfileHeader } from "./profile-header.tsx";
import { ProfileLoading } from "./profile-loading.tsx";
import styles from "./profile-page.module.css";
import { ProfilePosts } from "./profile-posts.tsx";
import type { ProfileView } from "./profile-view.ts";
import "#site/components/wash.css";

const failureTitles: Readonly<Record<Exclude<Failure, "withheld">, MessageKey>> = {
  "not-found": "profile.notFound",
  gone: "profile.gone",
  unavailable: "profile.unavailable",
  "no-data": "profile.noData",
  malformed: "profile.noData",
};

interface ProfilePageProps {
  readonly view: ProfileView;
  readonly uuid: string;
  /** The site's own origin. */
  readonly origin: string;
}

/** The public profile in each of its states. */
export function ProfilePage({ view, uuid, origin }: ProfilePageProps) {
  const { t, locale, link } = useI18n();
  const path = `/profile/${uuid}`;
  switch (view.kind) {
    case "failed":
      return view.reason === "withheld" ? (
        <WithheldPanel order={view.order} path={path} origin={origin} />
      ) : (
        <LoadFailure reason={view.reason} title={t(failureTitles[view.reason])} path={path} />
      );
    case "loading":
      return <ProfileLoading textOnly={view.forever} />;
    case "loaded":
      return (
        <>
          <div className={`column page wash ${styles.page}`}>
            <ProfileHeader header={view.header} path={path} shareUrl={shareUrl(path, origin, locale.code)} />
            <ProfilePosts
              cards={view.cards}
              invitation={<ProfileDownload name={view.header.name} />}
              retryHref={link(path)}
            />
          </div>
          {/* Beside it: within, whatever comes later in the page would stand in front of the dock. */}
          <JoinButton className={styles.dock} yields>
            <bdi className={`medium muted one-line ${styles.name}`}>{view.header.name}</bdi>
          </JoinButton>
        </>
      );
  }
}
