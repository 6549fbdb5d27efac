import tickSeal from "#brand/pictures/tick-seal.svg?raw";
import accounts from "#brand/pictures/verified-accounts.webp?responsive";
import { ResponsiveImage } from "#site/components/responsive-image.tsx";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { svgMarkup } from "#site/styles/svg-markup.ts";
import { Reveal } from "../reveal.tsx";
import styles from "./blue-tick.module.css";
import section from "./landing-section.module.css";
import { LandingSection } from "./landing-section.tsx";

/** The verification badge, drawn large among accounts that have it, and what it means. */
export function BlueTick() {
  const { t } = useI18n();
  return (
    <LandingSection labelledBy="tick-title" glow="start">
      <div className={`stack ${section.pair} ${styles.pair}`}>
        <Reveal>
          <h2 id="tick-title" className="section-title">
            {t("sectionFour.title")}
          </h2>
          <p className={`lead ${section.subtitle}`}>{t("sectionFour.subtitle")}</p>
        </Reveal>
        <Reveal className={styles.picture}>
          <ResponsiveImage image={accounts} alt="" sizes="(width >= 75rem) 36rem, (width >= 48rem) 48vw, 90vw" />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this repository, read at build */}
          <div className="fill centered" dangerouslySetInnerHTML={{ __html: svgMarkup(tickSeal) }} />
        </Reveal>
      </div>
    </LandingSection>
  );
}
