import { buttonStyle } from "#site/components/button-style.ts";
import { classNames } from "#site/components/class-names.ts";
import styles from "./join-button.module.css";
import { JoinLinkIsland } from "./join-link.tsx";
import type { StoreContext } from "./store-context.ts";

interface JoinButtonProps {
  readonly context: StoreContext;
  readonly phoneUrl: string;
  /** Of the strip it stands on. */
  readonly className?: string | undefined;
}

/**
 * The floating Join button. It stands on a strip that fades the page out beneath it, and the page keeps space for it at
 * its end, so it covers no text.
 */
export function JoinButton({ context, phoneUrl, className }: JoinButtonProps) {
  return (
    <div className={classNames(styles.strip, className)}>
      <JoinLinkIsland
        context={context}
        phoneUrl={phoneUrl}
        className={classNames(buttonStyle("primary"), styles.join)}
      />
    </div>
  );
}
