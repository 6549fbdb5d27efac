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
        <SceneCard
          image={badge}
          title={t("sectionSix.feature1Title")}
          text={t("sectionSix.feature1Text")}
          shape="tall"
        />
        <SceneCard
          image={crowd}
          title={t("sectionSix.feature2Title")}
          text={t("sectionSix.feature2Text")}
          shape="eight"
          mirrored
        />
        <SceneCard
          image={switches}
          title={t("sectionSix.feature3Title")}
          text={t("sectionSix.feature3Text")}
          shape="four"
          mirrored
        />
        <SceneCard
          image={skyline}
          title={t("sectionSix.feature4Title")}
          text={t("sectionSix.feature4Text")}
          shape="four"
          mirrored
        />
        <SceneCard
          image={gull}
          title={t("sectionSix.feature5Title")}
          text={t("sectionSix.feature5Text")}
          shape="twelve"
          mirrored
        />
      </SceneCards>
    </LandingSection>
  );
}
