import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import styles from "./receipt.module.css";
import washStyles from "./wash.module.css";

interface ReceiptProps {
  readonly title: string;
  readonly lead?: string | undefined;
  /** A list with the class `facts`. */
  readonly facts: ReactNode;
  /** What can be done next. */
  readonly children: ReactNode;
}

/** What became of something that a visitor sent: what to do next, and the facts beside it. */
export function Receipt({ title, lead, facts, children }: ReceiptProps) {
  return (
    <div className={classNames(washStyles.wash, styles.page)}>
      <header className={styles.header}>
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      <div className={styles.next}>{children}</div>
      {facts}
    </div>
  );
}
