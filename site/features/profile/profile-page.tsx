import type { LanguageCode } from "#locales/index.ts";
import { JoinButton } from "#site/features/store-links/join-button.tsx";
import { storeContext } from "#site/features/store-links/store-context.ts";
import type { Translate } from "#site/i18n/translate.ts";
import { ProfileDownload } from "./profile-download.tsx";
import { ProfileFailure } from "./profile-failure.tsx";
import { ProfileHeader } from "./profile-header.tsx";
import { ProfileLoading } from "./profile-loading.tsx";
import styles from "./profile-page.module.css";
import { ProfilePosts } from "./profile-posts.tsx";
import type { ProfileView } from "./profile-view.ts";

interface ProfilePageProps {
  readonly view: ProfileView;
  readonly uuid: string;
  readonly language: LanguageCode;
  readonly t: Translate;
  readonly link: (path: string) => string;
}

/** The public profile in each of its states, on the server and in the island alike. */
export function ProfilePage({ view, uuid, language, t, link }: ProfilePageProps) {
  const context = storeContext("profile", language, uuid);
  const address = link(`/profile/${uuid}`);
  switch (view.kind) {
    case "failed":
      return <ProfileFailure reason={view.reason} address={address} t={t} link={link} />;
    case "loading":
      return <ProfileLoading t={t} textOnly={view.forever} />;
    case "loaded":
      return (
        <div className={styles.page}>
          <ProfileHeader header={view.header} t={t} />
          <ProfilePosts posts={view.posts} address={address} t={t} />
          {/* After posts of unknown number, so not before they are there: it would jump. */}
          {view.posts.kind !== "loading" && <ProfileDownload name={view.header.name} context={context} t={t} />}
          <JoinButton t={t} link={link} context={context} />
        </div>
      );
  }
}
