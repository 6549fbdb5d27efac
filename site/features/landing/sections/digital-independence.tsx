import { useI18n } from "#site/i18n/i18n-context.tsx";
import { GateImage } from "../drawings/gate.tsx";
import { SourceImage } from "../drawings/source.tsx";
import { Reveal } from "../reveal.tsx";
import styles from "./digital-independence.module.css";
import { LandingSection } from "./landing-section.tsx";

/** Three cards, each in its own shape: the code, the country, the open gate. */
export function DigitalIndependence() {
  const { t } = useI18n();
  return (
    <LandingSection labelledBy="independence-title" glow="end">
      <Reveal>
        <h2 id="independence-title" className={styles.title}>
          {t("sectionFive.title")}
        </h2>
      </Reveal>
      <Reveal as="ul" className={styles.cards}>
        <li className={`${styles.card} ${styles.source}`}>
          <SourceImage />
          <h3>{t("sectionFive.card1Title")}</h3>
          <p>{t("sectionFive.card1Text")}</p>
        </li>
        <li className={`${styles.card} ${styles.country}`}>
          <div className={styles.map} />
          <h3>{t("sectionFive.card2Title")}</h3>
          <p>{t("sectionFive.card2Text")}</p>
        </li>
        <li className={`${styles.card} ${styles.gate}`}>
          <GateImage />
          <div>
            <h3>{t("sectionFive.card3Title")}</h3>
            <p>{t("sectionFive.card3Text")}</p>
          </div>
        </li>
      </Reveal>
    </LandingSection>
  );
}
