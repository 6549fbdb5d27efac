import { Fragment, type ReactNode } from "react";
import type { MomentView } from "./event/event-times-view.ts";
import styles from "./ticket-detail.module.css";

interface DetailProps {
  readonly label: string;
  /** Takes a whole row of a screen. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** One labelled fact on the ticket, inside a `<dl>`; nothing where it is not known. */
export function Detail({ label, wide = false, children }: DetailProps) {
  if (!children) return null;
  return (
    <div className={wide ? styles.wide : undefined}>
      <dt className={styles.label}>{label}</dt>
      <dd className={`medium ${styles.value}`}>{children}</dd>
    </div>
  );
}

export function Moment({ moment }: { readonly moment: MomentView }) {
  const { iso, text, lines } = moment;
  const [first = text, ...others] = lines ?? [];
  return (
    <time dateTime={iso}>
      {first}
      {others.map((line) => (
        <Fragment key={line}>
          {" "}
          <br />
          {line}
        </Fragment>
      ))}
    </time>
  );
}
