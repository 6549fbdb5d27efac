import type { ReactNode } from "react";
import styles from "./receipt.module.css";
import "#site/components/wash.css";

interface ReceiptProps {
  readonly title: string;
  readonly lead?: string | undefined;
  /** Parts of a `<dl>` (features/private-request/facts.tsx). */
  readonly facts: ReactNode;
  /** What can be done next. */
  readonly children: ReactNode;
}

/** What became of something that a visitor sent: what to do next, and the facts beside it. */
export function Receipt({ title, lead, facts, children }: ReceiptProps) {
  return (
    <div className={`page stack wash ${styles.page}`}>
      <header className="intro">
        <h1 className="title">{title}</h1>
        {lead && <p className="lead">{lead}</p>}
      </header>
      <div className={`stack ${styles.next}`}>{children}</div>
      <dl className={styles.facts}>{facts}</dl>
    </div>
  );
}
