import type { StoreContext } from "#site/features/store-links/store-context.ts";
import type { Translate } from "#site/i18n/translate.ts";
import { AppDownload } from "./app-download.tsx";
import { BlueTick } from "./blue-tick.tsx";
import { DigitalIndependence } from "./digital-independence.tsx";
import { FreedomMovement } from "./freedom-movement.tsx";
import { Hero } from "./hero.tsx";
import styles from "./landing-page.module.css";
import { VoiceSystem } from "./voice-system.tsx";

interface LandingPageProps {
  readonly t: Translate;
  readonly link: (path: string) => string;
  readonly context: StoreContext;
  /** Gives each store's badge the other's label (README, "As observed"). */
  readonly swapStoreLabels: boolean;
}

/** The sections in the specification's order; the overlay and the footer stand around it in the page. */
export function LandingPage({ t, link, context, swapStoreLabels }: LandingPageProps) {
  return (
    <div className={styles.page}>
      <Hero t={t} link={link} />
      <AppDownload t={t} context={context} swapStoreLabels={swapStoreLabels} />
      <FreedomMovement t={t} />
      <BlueTick t={t} />
      <DigitalIndependence t={t} />
      <VoiceSystem t={t} />
    </div>
  );
}
