import { useI18n } from "#site/i18n/i18n-context.tsx";
import { StoreBadge } from "./store-badge.tsx";
import type { StoreContext } from "./store-context.ts";
import styles from "./store-links.module.css";
import { type StorePosition, stores } from "./store-urls.ts";

interface StoreLinksProps {
  /** Where the visitor comes from; it is sent to the stores and the app. */
  readonly context: StoreContext;
  /** Where on the site the links stand, to count presses on them. */
  readonly position: StorePosition;
}

/** All stores, side by side where there is room, always of equal size. */
export function StoreLinks({ context, position }: StoreLinksProps) {
  const { t } = useI18n();
  return (
    <ul className={`stack-4 ${styles.stores}`} role="list" aria-label={t("accessibility.stores")}>
      {stores.map((store) => (
        <li key={store} className="stack">
          <StoreBadge store={store} context={context} position={position} />
        </li>
      ))}
    </ul>
  );
}
