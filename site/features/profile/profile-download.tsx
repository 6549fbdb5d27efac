import type { StoreContext } from "#site/features/store-links/store-context.ts";
import { StoreLinks } from "#site/features/store-links/store-links.tsx";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import styles from "./profile-download.module.css";

interface ProfileDownloadProps {
  readonly name: string;
  readonly context: StoreContext;
}

/** The download prompt below the posts, with both stores. */
export function ProfileDownload({ name, context }: ProfileDownloadProps) {
  const { t } = useI18n();
  return (
    <section className={styles.prompt} aria-labelledby="profile-download">
      <div className={styles.words}>
        <h2 id="profile-download" className={styles.title}>
          {t("profile.downloadTitle", { name: isolate(name) })}
        </h2>
        <p className={styles.text}>{t("profile.downloadText")}</p>
      </div>
      <StoreLinks context={context} position="profile" />
    </section>
  );
}

/** A name inside a sentence keeps its own direction (Unicode 16, UAX #9: FSI … PDI), as `<bdi>` would. */
function isolate(name: string): string {
  return `\u2068${name}\u2069`;
}
