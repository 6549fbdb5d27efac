import phoneDawn from "#brand/pictures/phone-dawn.png?responsive";
import dark from "#brand/pictures/table-dark.webp?responsive";
import darkNarrow from "#brand/pictures/table-dark-narrow.webp?responsive";
import light from "#brand/pictures/table-light.webp?responsive";
import lightNarrow from "#brand/pictures/table-light-narrow.webp?responsive";
import { ResponsiveImage } from "#site/components/responsive-image.tsx";
import { SiteFooter } from "#site/features/site-frame/site-footer.tsx";
import { LazyPhoneCodeIsland } from "#site/features/store-links/phone-code/lazy-phone-code.tsx";
import { StoreLinks } from "#site/features/store-links/store-links.tsx";
import { useWayToApp } from "#site/features/store-links/way-to-app.ts";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { Reveal } from "../reveal.tsx";
import { SceneImage, screenSizes } from "../scene/scene-image.tsx";
import styles from "./landing-footer.module.css";

/**
 * The landing page's end: it asks once more, and on the square, later that night, a table is laid; the phone stands on it.
 *
 * @param cookieSettings offers to change the choice about cookies
 */
export function LandingFooter({ cookieSettings }: { readonly cookieSettings: boolean }) {
  const { t } = useI18n();
  const { context, phoneUrl } = useWayToApp();
  return (
    <SiteFooter cookieSettings={cookieSettings}>
      <section className={styles.closing} aria-labelledby="closing-title">
        <div className={`fill mirrored ${styles.scene}`}>
          <SceneImage
            images={{ dark, light, darkNarrow, lightNarrow }}
            narrow={screenSizes}
            className={styles.square}
          />
        </div>
        <div className="content">
          <Reveal className={`stack ${styles.words}`}>
            <h2 id="closing-title" className="section-title">
              {t("brand.place")}
            </h2>
            <p className={styles.subtitle}>{t("sectionSeven.subtitle")}</p>
            <div>
              <LazyPhoneCodeIsland url={phoneUrl} />
              <StoreLinks context={context} position="footer" />
            </div>
          </Reveal>
        </div>
        <Reveal className={styles.phone}>
          <ResponsiveImage
            image={phoneDawn}
            alt={t("brand.dawnPicture")}
            sizes="(width >= 120rem) 20rem, (width > 40rem) min(24vw, 17.5rem), 13.125rem"
          />
        </Reveal>
      </section>
    </SiteFooter>
  );
}
