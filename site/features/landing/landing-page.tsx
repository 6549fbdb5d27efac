import { DownloadOverlayIsland } from "#site/features/download-overlay/download-overlay.tsx";
import { useWayToApp } from "#site/features/store-links/way-to-app.ts";
import styles from "./landing-page.module.css";
import { AppDownload } from "./sections/app-download.tsx";
import { BlueTick } from "./sections/blue-tick.tsx";
import { DigitalIndependence } from "./sections/digital-independence.tsx";
import { FreedomMovement } from "./sections/freedom-movement.tsx";
import { Hero } from "./sections/hero.tsx";
import { VoiceSystem } from "./sections/voice-system.tsx";

/** The sections in the specification's order: one evening, from dusk to dawn. The phones' clocks say so, too. */
export function LandingPage() {
  return (
    <div className={styles.page}>
      <Hero />
      <AppDownload />
      <FreedomMovement />
      <BlueTick />
      <DigitalIndependence />
      <VoiceSystem />
      <DownloadOverlayIsland {...useWayToApp()} />
    </div>
  );
}
