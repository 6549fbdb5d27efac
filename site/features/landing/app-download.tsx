import phoneFlows from "#brand/pictures/phone-flows.png?picture";
import { ResponsiveImage } from "#site/components/responsive-image.tsx";
import type { StoreContext } from "#site/features/store-links/store-context.ts";
import { StoreLinks } from "#site/features/store-links/store-links.tsx";
import type { Translate } from "#site/i18n/translate.ts";
import styles from "./app-download.module.css";
import { LandingSection } from "./landing-section.tsx";
import { Reveal } from "./reveal.tsx";

interface AppDownloadProps {
  readonly t: Translate;
  readonly context: StoreContext;
  readonly swapStoreLabels: boolean;
}

/** The way into the stores, with one of the app's videos rising out of its stage. */
export function AppDownload({ t, context, swapStoreLabels }: AppDownloadProps) {
  return (
    <LandingSection labelledBy="download-title" glow="start">
      <div className={styles.stage}>
        <Reveal className={styles.words}>
          <h2 id="download-title" className={styles.title}>
            {t("sectionTwo.title")}
          </h2>
          <p className={styles.subtitle}>{t("sectionTwo.subtitle")}</p>
          <StoreLinks t={t} context={context} position="landing" swapLabels={swapStoreLabels} />
        </Reveal>
        <Reveal className={styles.phone}>
          <ResponsiveImage
            image={phoneFlows}
            alt={t("accessibility.flowsPicture")}
            sizes="(min-width: 56rem) 22rem, min(20rem, 100vw - 5.25rem)"
          />
        </Reveal>
      </div>
    </LandingSection>
  );
}
