import type { StoreContext } from "#site/features/store-links/store-context.ts";
import styles from "./landing-page.module.css";
import { AppDownload } from "./sections/app-download.tsx";
import { BlueTick } from "./sections/blue-tick.tsx";
import { DigitalIndependence } from "./sections/digital-independence.tsx";
import { FreedomMovement } from "./sections/freedom-movement.tsx";
import { Hero } from "./sections/hero.tsx";
import { VoiceSystem } from "./sections/voice-system.tsx";

interface LandingPageProps {
  readonly context: StoreContext;
  /** Where the code for phones leads. */
  readonly phoneUrl: string;
}

/** The sections in the specification's order: one evening, from the square at dusk to dawn. The clocks of the phones say so, too. */
export function LandingPage({ context, phoneUrl }: LandingPageProps) {
  return (
    <div className={styles.page}>
      <Hero />
      <AppDownload context={context} phoneUrl={phoneUrl} />
      <FreedomMovement />
      <BlueTick />
      <DigitalIndependence />
      <VoiceSystem />
    </div>
  );
}
