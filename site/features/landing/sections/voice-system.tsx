import { useI18n } from "#site/i18n/i18n-context.tsx";
import { BackupImage } from "../drawings/backup.tsx";
import { PanelImage } from "../drawings/panel.tsx";
import { ScoreImage } from "../drawings/score.tsx";
import { SpreadImage } from "../drawings/spread.tsx";
import { StatisticsImage } from "../drawings/statistics.tsx";
import { Reveal } from "../reveal.tsx";
import { LandingSection } from "./landing-section.tsx";
import styles from "./voice-system.module.css";

/** Five features in a grid of five shapes, each with a small drawing of what it does. */
export function VoiceSystem() {
  const { t } = useI18n();
  return (
    <LandingSection labelledBy="system-title" glow="middle">
      <Reveal className={styles.words}>
        <h2 id="system-title" className={styles.title}>
          {t("sectionSix.title")}
        </h2>
        <p className={styles.subtitle}>{t("sectionSix.subtitle")}</p>
      </Reveal>
      <Reveal as="ul" className={styles.features}>
        <li className={`${styles.feature} ${styles.score}`}>
          <ScoreImage />
          <h3>{t("sectionSix.feature1Title")}</h3>
          <p>{t("sectionSix.feature1Text")}</p>
        </li>
        <li className={`${styles.feature} ${styles.spread}`}>
          <SpreadImage />
          <div>
            <h3>{t("sectionSix.feature2Title")}</h3>
            <p>{t("sectionSix.feature2Text")}</p>
          </div>
        </li>
        <li className={`${styles.feature} ${styles.panel}`}>
          <PanelImage />
          <h3>{t("sectionSix.feature3Title")}</h3>
          <p>{t("sectionSix.feature3Text")}</p>
        </li>
        <li className={`${styles.feature} ${styles.statistics}`}>
          <StatisticsImage />
          <div>
            <h3>{t("sectionSix.feature4Title")}</h3>
            <p>{t("sectionSix.feature4Text")}</p>
          </div>
        </li>
        <li className={`${styles.feature} ${styles.backup}`}>
          <BackupImage />
          <div>
            <h3>{t("sectionSix.feature5Title")}</h3>
            <p>{t("sectionSix.feature5Text")}</p>
          </div>
        </li>
      </Reveal>
    </LandingSection>
  );
}
