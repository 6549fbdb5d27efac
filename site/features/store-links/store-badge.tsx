import { VisuallyHidden } from "#site/components/visually-hidden.tsx";
import type { Translate } from "#site/i18n/translate.ts";
import styles from "./store-badge.module.css";
import type { StoreContext } from "./store-context.ts";
import { StoreMark } from "./store-mark.tsx";
import { type Platform, type StorePosition, storeUrl } from "./store-urls.ts";

interface StoreBadgeProps {
  readonly t: Translate;
  readonly platform: Platform;
  readonly context: StoreContext;
  readonly position: StorePosition;
  /** Whose label the badge carries; its own but where the site is told to stand as the specification saw it. */
  readonly labelOf?: Platform;
}

const storeNames = ["App Store", "Google Play"];

/**
 * A store badge after the vendors' rules: black ground, the store's mark, a small line and the store's name.
 * The label is one text of two lines; the line with the store's name in it is the large one, since languages
 * put it first ("App Store'dan / indir") or last ("Download on the / App Store").
 */
export function StoreBadge({ t, platform, context, position, labelOf = platform }: StoreBadgeProps) {
  const label = labelOf === "apple" ? t("sectionTwo.appStore") : t("sectionTwo.googlePlay");
  return (
    <a
      className={styles.badge}
      href={storeUrl(platform, { context, position })}
      target="_blank"
      rel="noopener"
      data-store={platform}
      data-position={position}
    >
      <StoreMark platform={platform} className={styles.mark} atOnce={position === "download"} />
      <span className={styles.label}>
        {label.split("\n").map((line) => (
          <span key={line} className={storeNames.some((name) => line.includes(name)) ? styles.name : styles.lead}>
            {`${line} `}
          </span>
        ))}
        <VisuallyHidden>{`(${t("links.newTab")})`}</VisuallyHidden>
      </span>
    </a>
  );
}
