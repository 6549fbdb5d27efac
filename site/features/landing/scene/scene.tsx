import ferry from "#brand/pictures/ferry.webp";
import styles from "./scene.module.css";
import { SquareImage } from "./square-image.tsx";

/**
 * The square behind the hero, as wide as the screen. Its ferry drifts and its lamps breathe once
 * `animate-scene.script.ts` says so; without it, all of it stands still.
 */
export function Scene() {
  return (
    <div className={styles.scene} data-scene="">
      <div className={styles.stage}>
        <SquareImage className={styles.square} />
        <img
          className={styles.ferry}
          src={ferry}
          alt=""
          width={547}
          height={259}
          loading="lazy"
          fetchPriority="low"
          decoding="async"
        />
        <div className={styles.lamps} />
      </div>
    </div>
  );
}
