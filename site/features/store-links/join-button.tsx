import type { ReactNode } from "react";
import { buttonStyle } from "#site/components/button-style.ts";
import { classNames } from "#site/components/class-names.ts";
import styles from "./join-button.module.css";
import { JoinLinkIsland } from "./join-link.tsx";
import { useWayToApp } from "./way-to-app.ts";

interface JoinButtonProps {
  /** Stands before the button. */
  readonly children?: ReactNode;
  /** Of the dock it stands on. */
  readonly className?: string | undefined;
  /** Hides while a `data-first-action` of the page is in view (dock.script.ts). */
  readonly yields?: boolean;
}

/**
 * The floating Join button. It stands on a dock at the screen's lower edge, and the page keeps the dock's room at its
 * end, so it covers no text.
 */
export function JoinButton({ children, className, yields = false }: JoinButtonProps) {
  return (
    <div className={classNames("screen-only", styles.dock, className)} data-dock={yields ? "yields" : undefined}>
      <div className={`line content ${styles.row}`}>
        {children}
        <JoinLinkIsland {...useWayToApp()} className={classNames(buttonStyle("primary"), styles.join)} />
      </div>
    </div>
  );
}

/** The same where two columns have room for it: at the end of the text, in its column. The page then has no dock. */
export function JoinInColumn() {
  return (
    <div className={`screen-only ${styles.inColumn}`}>
      <JoinLinkIsland {...useWayToApp()} className={classNames(buttonStyle("primary"), styles.join)} />
    </div>
  );
}
