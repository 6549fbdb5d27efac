import { buttonStyle } from "#site/components/button-style.ts";
import styles from "./join-button.module.css";
import { JoinLinkIsland } from "./join-link.tsx";
import type { StoreContext } from "./store-context.ts";

/**
 * The floating Join button. It stands on a strip that fades the page out beneath it, and the page keeps room for it at
 * its end, so it covers no text.
 */
export function JoinButton({ context }: { readonly context: StoreContext }) {
  return (
    <div className={styles.strip}>
      <JoinLinkIsland context={context} className={`${buttonStyle("primary")} ${styles.join}`} />
    </div>
  );
}
