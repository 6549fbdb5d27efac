import desk from "#brand/pictures/desk.webp?responsive";
import turkiye from "#brand/pictures/turkiye.webp?responsive";
import openWindow from "#brand/pictures/window.webp?responsive";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { Reveal } from "../reveal.tsx";
import { LandingSection } from "./landing-section.tsx";
import { SceneCard, SceneCards } from "./scene-card.tsx";

/** Three cards: the desk where the app is made, the country at night, a voice from an open window. */
export function DigitalIndependence() {
  const { t } = useI18n();
  return (
    <LandingSection labelledBy="independence-title" glow="end">
      <Reveal>
        <h2 id="independence-title" className="section-title">
          {t("sectionFive.title")}
        </h2>
      </Reveal>
      <SceneCards>
        <SceneCard image={desk} words="sectionFive.card1" shape="five" />
        <SceneCard image={turkiye} words="sectionFive.card2" shape="seven" />
        <SceneCard image={openWindow} words="sectionFive.card3" shape="twelve" mirrored />
      </SceneCards>
    </LandingSection>
  );
}
