import phoneFlows from "#brand/pictures/phone-flows.png?responsive";
import { ResponsiveImage } from "#site/components/responsive-image.tsx";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { sentenceSpace } from "#site/i18n/text/sentence-space.ts";
import { Reveal } from "../reveal.tsx";
import styles from "./freedom-movement.module.css";
import section from "./landing-section.module.css";
import { LandingSection } from "./landing-section.tsx";

/** A video of the app beside the two-line title that says why it exists. */
export function FreedomMovement() {
  const { t, locale } = useI18n();
  return (
    <LandingSection labelledBy="freedom-title" glow="end">
      <div className={`stack ${section.pair} ${styles.pair}`}>
        <Reveal>
          <h2 id="freedom-title" className="section-title stack">
            <span>{t("sectionThree.title1") + sentenceSpace(locale)}</span>
            <span className="accent">{t("sectionThree.title2")}</span>
          </h2>
          <p className={`lead ${section.subtitle}`}>{t("sectionThree.subtitle")}</p>
        </Reveal>
        <Reveal className={styles.phone}>
          <ResponsiveImage
            image={phoneFlows}
            alt={t("brand.flowsPicture")}
            sizes="(width >= 56rem) 22rem, min(20rem, 72vw)"
          />
        </Reveal>
      </div>
    </LandingSection>
  );
}
