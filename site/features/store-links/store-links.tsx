import type { Translate } from "#site/i18n/translate.ts";
import { StoreBadge } from "./store-badge.tsx";
import type { StoreContext } from "./store-context.ts";
import styles from "./store-links.module.css";
import type { StorePosition } from "./store-urls.ts";

interface StoreLinksProps {
  readonly t: Translate;
  /** Where the visitor comes from; the stores and the app are told. */
  readonly context: StoreContext;
  /** Where on the site the two badges stand, for measuring store clicks. */
  readonly position: StorePosition;
  /** Puts each store's label on the other's badge, as the specification records it (section 2). */
  readonly swapLabels?: boolean;
}

/** Both stores, side by side where there is room, always of equal size. */
export function StoreLinks({ t, context, position, swapLabels = false }: StoreLinksProps) {
  return (
    <ul className={styles.stores} role="list" aria-label={t("accessibility.stores")}>
      <li data-platform="apple">
        <StoreBadge
          t={t}
          platform="apple"
          context={context}
          position={position}
          labelOf={swapLabels ? "google" : "apple"}
        />
      </li>
      <li data-platform="google">
        <StoreBadge
          t={t}
          platform="google"
          context={context}
          position={position}
          labelOf={swapLabels ? "apple" : "google"}
        />
      </li>
    </ul>
  );
}
