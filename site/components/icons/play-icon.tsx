import styles from "./play-icon.module.css";

/** Marks an image as a video's. It is centered in the nearest positioned element. */
export function PlayIcon() {
  return (
    <svg className={`fill ${styles.play}`} viewBox="0 0 48 48" width={48} height={48} aria-hidden="true">
      <circle cx="24" cy="24" r="24" fill="var(--shade)" />
      <path d="M19 15.5v17a1 1 0 0 0 1.5.9l14-8.5a1 1 0 0 0 0-1.8l-14-8.5a1 1 0 0 0-1.5.9Z" fill="var(--on-shade)" />
    </svg>
  );
}
