import type { ReactNode } from "react";
import styles from "./device-frame.module.css";

/** The phone of all images: a slim aluminum frame with a round camera. The screen is 390 × 844 CSS pixels. */
export function DeviceFrame({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.device}>
      <span className={`${styles.key} ${styles.volumeUp}`} />
      <span className={`${styles.key} ${styles.volumeDown}`} />
      <span className={`${styles.key} ${styles.power}`} />
      <div className={styles.band}>
        <div className={styles.bezel}>
          <div className={styles.screen}>
            {children}
            <span className={styles.camera} />
          </div>
        </div>
      </div>
    </div>
  );
}
