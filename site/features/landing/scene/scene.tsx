import ferry from "#brand/pictures/ferry.webp";
import dark from "#brand/pictures/square-dark.webp?responsive";
import darkNarrow from "#brand/pictures/square-dark-narrow.webp?responsive";
import light from "#brand/pictures/square-light.webp?responsive";
import lightNarrow from "#brand/pictures/square-light-narrow.webp?responsive";
import styles from "./scene.module.css";
import { SceneImage, screenSizes } from "./scene-image.tsx";

/** What a wide screen shows, for most of its first view: a lazy image is fetched only once the page has a layout. */
const preloads = [
  { image: light, media: "(width > 40rem) and (prefers-color-scheme: light)" },
  { image: dark, media: "(width > 40rem) and (prefers-color-scheme: dark)" },
];

/**
 * The square behind the hero, as wide as the screen. Its ferry drifts and its lamps breathe once
 * `animate-scene.script.ts` says so; without it, all of it stands still.
 */
export function Scene() {
  return (
    <div className={`fill screen-only ${styles.scene}`} data-scene="">
      <div className={styles.stage}>
        {preloads.map(({ image: { sources }, media }) => (
          <link
            key={media}
            rel="preload"
            as="image"
            type="image/avif"
            imageSrcSet={sources.avif}
            imageSizes={screenSizes}
            media={media}
            fetchPriority="low"
          />
        ))}
        {/* A phone shows little of it, beside the app's own phone: one a little coarser is enough. */}
        <SceneImage
          images={{ dark, light, darkNarrow, lightNarrow }}
          narrow="(resolution < 1.5dppx) 150vw, 20rem"
          className={styles.square}
        />
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
        <div className={`fill ${styles.lamps}`} />
      </div>
    </div>
  );
}
