import phoneDawn from "#brand/pictures/phone-dawn.png?responsive";
import { ResponsiveImage } from "#site/components/responsive-image.tsx";
import { SiteFooter } from "#site/features/site-frame/site-footer.tsx";
import { LazyPhoneCodeIsland } from "#site/features/store-links/phone-code/lazy-phone-code.tsx";
import type { StoreContext } from "#site/features/store-links/store-context.ts";
import { StoreLinks } from "#site/features/store-links/store-links.tsx";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { Reveal } from "../reveal.tsx";
import styles from "./landing-footer.module.css";

interface LandingFooterProps {
  readonly context: StoreContext;
  /** Where the code for phones leads. */
  readonly phoneUrl: string;
  /** Offers to change the choice about cookies. */
  readonly cookieSettings: boolean;
}

/** The landing page's end: it asks once more, beside a phone that rises from the copyright line. */
export function LandingFooter({ context, phoneUrl, cookieSettings }: LandingFooterProps) {
  const { t } = useI18n();
  return (
    <SiteFooter cookieSettings={cookieSettings}>
      <section className={styles.horizon} aria-labelledby="closing-title">
        <div className={styles.pair}>
          <Reveal className={styles.words}>
            <h2 id="closing-title" className={styles.title}>
              {t("sectionSeven.title")}
            </h2>
            <p className={styles.subtitle}>{t("sectionSeven.subtitle")}</p>
            <div>
              <LazyPhoneCodeIsland url={phoneUrl} />
              <StoreLinks context={context} position="footer" />
            </div>
          </Reveal>
          <Reveal className={styles.phone}>
            <ResponsiveImage image={phoneDawn} alt={t("accessibility.dawnPicture")} sizes="min(22rem, 70vw)" />
          </Reveal>
        </div>
      </section>
    </SiteFooter>
  );
}
