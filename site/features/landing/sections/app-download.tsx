import phoneProfile from "#brand/pictures/phone-profile.png?responsive";
import { ResponsiveImage } from "#site/components/responsive-image.tsx";
import { LazyPhoneCodeIsland } from "#site/features/store-links/phone-code/lazy-phone-code.tsx";
import { StoreLinks } from "#site/features/store-links/store-links.tsx";
import { useWayToApp } from "#site/features/store-links/way-to-app.ts";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { Reveal } from "../reveal.tsx";
import styles from "./app-download.module.css";
import { LandingSection } from "./landing-section.tsx";

/** The code for phones and the store links, beside a phone that shows a profile. */
export function AppDownload() {
  const { t } = useI18n();
  const { context, phoneUrl } = useWayToApp();
  return (
    <LandingSection labelledBy="download-title" glow="start">
      <div className={`raised stack ${styles.stage}`}>
        <Reveal className={`stack ${styles.words}`}>
          <h2 id="download-title" className="section-title">
            {t("brand.download")}
          </h2>
          <p className={`lead ${styles.subtitle}`}>{t("sectionTwo.subtitle")}</p>
          <div>
            <LazyPhoneCodeIsland url={phoneUrl} />
            <StoreLinks context={context} position="landing" />
          </div>
        </Reveal>
        <Reveal className={styles.phone}>
          <ResponsiveImage
            image={phoneProfile}
            alt={t("brand.profilePicture")}
            sizes="(width >= 56rem) 22rem, min(20rem, 100vw - 5.25rem)"
          />
        </Reveal>
      </div>
    </LandingSection>
  );
}
