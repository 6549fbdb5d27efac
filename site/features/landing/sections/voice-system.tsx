import badge from "#brand/pictures/badge.webp?responsive";
import crowd from "#brand/pictures/crowd.webp?responsive";
import gull from "#brand/pictures/gull.webp?responsive";
import skyline from "#brand/pictures/skyline.webp?responsive";
import switches from "#brand/pictures/switches.webp?responsive";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { Reveal } from "../reveal.tsx";
import { LandingSection } from "./landing-section.tsx";
import { SceneCard, SceneCards } from "./scene-card.tsx";
import styles from "./voice-system.module.css";

/** Five features, each with a scene: badges, reach, panels, statistics, backup publishing. */
export function VoiceSystem() {
  const { t } = useI18n();
  return (
    <LandingSection labelledBy="system-title" glow="middle">
      <Reveal className={styles.words}>
        <h2 id="system-title" className="section-title">
          {t("sectionSix.title")}
        </h2>
        <p className={`lead ${styles.subtitle}`}>{t("sectionSix.subtitle")}</p>
      </Reveal>
      <SceneCards>
        <SceneCard image={badge} words="sectionSix.feature1" shape="tall" />
        <SceneCard image={crowd} words="sectionSix.feature2" shape="eight" mirrored />
        <SceneCard image={switches} words="sectionSix.feature3" shape="four" mirrored />
        <SceneCard image={skyline} words="sectionSix.feature4" shape="four" mirrored />
        <SceneCard image={gull} words="sectionSix.feature5" shape="twelve" mirrored />
      </SceneCards>
    </LandingSection>
  );
}
