import { WordMark } from "#site/components/icons/word-mark.tsx";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { TicketCode } from "./ticket-code.tsx";
import { Detail, Moment } from "./ticket-detail.tsx";
import styles from "./ticket-stub.module.css";
import type { TicketView } from "./ticket-view.ts";

/** What was bought, and the code that lets its holder in. */
export function TicketStub({ ticket }: { readonly ticket: TicketView }) {
  const { t } = useI18n();
  const { packageName, price, code, purchased } = ticket;
  return (
    <div className={styles.stub}>
      <p className={styles.brand}>
        <WordMark />
      </p>
      <dl className={styles.details}>
        {packageName && (
          <Detail label={t("ticket.package")}>
            <bdi>{packageName}</bdi>
          </Detail>
        )}
        {price && (
          <Detail label={t("ticket.price")}>
            <bdi>{price}</bdi>
          </Detail>
        )}
        {code && (
          <Detail label={t("ticket.code")}>
            <TicketCode code={code} />
          </Detail>
        )}
        {purchased && (
          <Detail label={t("ticket.purchased")}>
            <Moment moment={purchased} />
          </Detail>
        )}
      </dl>
    </div>
  );
}
