import { Drawing } from "#site/components/drawing.tsx";
import type { Translate } from "#site/i18n/translate.ts";
import backup from "./drawings/backup.tsx?drawing";
import panel from "./drawings/panel.tsx?drawing";
import score from "./drawings/score.tsx?drawing";
import spread from "./drawings/spread.tsx?drawing";
import statistics from "./drawings/statistics.tsx?drawing";
import { LandingSection } from "./landing-section.tsx";
import { Reveal } from "./reveal.tsx";
import styles from "./voice-system.module.css";

/** Five features in a grid of five shapes, each with a small drawing of what it does. */
export function VoiceSystem({ t }: { readonly t: Translate }) {
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
          <Drawing drawing={score} />
          <h3>{t("sectionSix.feature1Title")}</h3>
          <p>{t("sectionSix.feature1Text")}</p>
        </li>
        <li className={`${styles.feature} ${styles.spread}`}>
          <Drawing drawing={spread} />
          <div>
            <h3>{t("sectionSix.feature2Title")}</h3>
            <p>{t("sectionSix.feature2Text")}</p>
          </div>
        </li>
        <li className={`${styles.feature} ${styles.panel}`}>
          <Drawing drawing={panel} />
          <h3>{t("sectionSix.feature3Title")}</h3>
          <p>{t("sectionSix.feature3Text")}</p>
        </li>
        <li className={`${styles.feature} ${styles.statistics}`}>
          <Drawing drawing={statistics} />
          <div>
            <h3>{t("sectionSix.feature4Title")}</h3>
            <p>{t("sectionSix.feature4Text")}</p>
          </div>
        </li>
        <li className={`${styles.feature} ${styles.backup}`}>
          <Drawing drawing={backup} />
          <div>
            <h3>{t("sectionSix.feature5Title")}</h3>
            <p>{t("sectionSix.feature5Text")}</p>
          </div>
        </li>
      </Reveal>
    </LandingSection>
  );
}
