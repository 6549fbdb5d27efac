import { Fragment, type Ref } from "react";
import styles from "./ticket-code.module.css";

/** The code, left to right in every language and copied in one piece; lines break only after its hyphens. */
export function TicketCode({ code, ref }: { readonly code: string; readonly ref?: Ref<HTMLElement> }) {
  return (
    <code ref={ref} className={`medium own-direction ${styles.code}`} dir="ltr" translate="no">
      {code.split(/(?<=-)/).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a code never change order
        <Fragment key={index}>
          {part}
          <wbr />
        </Fragment>
      ))}
    </code>
  );
}
