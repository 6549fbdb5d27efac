import cinema from "#brand/pictures/cinema.webp?responsive";
import { ResponsiveImage } from "#site/components/responsive-image.tsx";
import { LazyPhoneCodeIsland } from "#site/features/store-links/phone-code/lazy-phone-code.tsx";
import { StoreLinks } from "#site/features/store-links/store-links.tsx";
import { useWayToApp } from "#site/features/store-links/way-to-app.ts";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import styles from "./profile-download.module.css";

/** The download prompt behind the posts, with the code for phones and both stores. */
export function ProfileDownload({ name }: { readonly name: string }) {
  const { t } = useI18n();
  const { context, phoneUrl } = useWayToApp();
  return (
    <section className={`stack ${styles.place}`} aria-labelledby="profile-download">
      <div className={`raised rounded stack ${styles.prompt}`}>
        <div className={styles.scene}>
          <ResponsiveImage image={cinema} alt="" sizes="(width >= 64rem) 58rem, 100vw" />
        </div>
        <div className={`stack ${styles.words}`}>
          <h2 id="profile-download" className={`clamped ${styles.title}`}>
            {t("profile.downloadTitle", { name })}
          </h2>
          <p className="lead">{t("profile.downloadText")}</p>
          <div className={styles.stores} data-first-action="">
            <LazyPhoneCodeIsland url={phoneUrl} />
            <StoreLinks context={context} position="profile" />
          </div>
        </div>
      </div>
    </section>
  );
}
