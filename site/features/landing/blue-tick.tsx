import { Drawing } from "#site/components/drawing.tsx";
import type { Translate } from "#site/i18n/translate.ts";
import styles from "./blue-tick.module.css";
import tickSeal from "./drawings/tick-seal.tsx?drawing";
import { LandingSection } from "./landing-section.tsx";
import { Reveal } from "./reveal.tsx";

/** The tick, as large as the trust it stands for. */
export function BlueTick({ t }: { readonly t: Translate }) {
  return (
    <LandingSection labelledBy="tick-title" glow="start">
      <div className={styles.pair}>
        <Reveal className={styles.words}>
          <h2 id="tick-title" className={styles.title}>
            {t("sectionFour.title")}
          </h2>
          <p className={styles.subtitle}>{t("sectionFour.subtitle")}</p>
        </Reveal>
        <Reveal className={styles.seal}>
          <Drawing drawing={tickSeal} />
        </Reveal>
      </div>
    </LandingSection>
  );
}
