import { Fragment } from "react";
import styles from "./ticket-code.module.css";

/** The code as it is read out at a door and copied: left to right, in one piece, broken only after its hyphens. */
export function TicketCode({ code }: { readonly code: string }) {
  return (
    <code className={styles.code} dir="ltr" translate="no">
      {code.split(/(?<=-)/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a code never change places
        <Fragment key={index}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </code>
  );
}
