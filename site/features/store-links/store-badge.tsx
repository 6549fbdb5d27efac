import { useI18n } from "#site/i18n/i18n-context.tsx";
import styles from "./store-badge.module.css";
import type { StoreContext } from "./store-context.ts";
import { StoreMark } from "./store-mark.tsx";
import { type Store, type StorePosition, storeUrl } from "./store-urls.ts";

interface StoreBadgeProps {
  readonly store: Store;
  readonly context: StoreContext;
  readonly position: StorePosition;
}

/** As the stores write themselves, in every language. */
const storeNames: Readonly<Record<Store, string>> = { apple: "App Store", google: "Google Play" };

/**
 * A store badge after the vendors' rules: black ground, the store's mark, a small line and the store's name.
 * The label is one text of two lines; the line with the store's name in it is the large one, since languages
 * put it first ("App Store’dan / indir") or last ("Download on the / App Store").
 */
export function StoreBadge({ store, context, position }: StoreBadgeProps) {
  const { t } = useI18n();
  const labels: Record<Store, string> = { apple: t("sectionTwo.appStore"), google: t("sectionTwo.googlePlay") };
  return (
    <a
      className={`line ${styles.badge}`}
      href={storeUrl(store, { context, position })}
      target="_blank"
      rel="noopener"
      data-store={store}
      data-position={position}
    >
      <StoreMark store={store} className={styles.mark} />
      <span className={styles.label}>
        {labels[store].split("\n").map((line) => (
          <span
            key={line}
            className={Object.values(storeNames).some((name) => line.includes(name)) ? styles.name : styles.lead}
          >
            {`${line} `}
          </span>
        ))}
        <span className="hidden-text">{t("links.newTab")}</span>
      </span>
    </a>
  );
}
