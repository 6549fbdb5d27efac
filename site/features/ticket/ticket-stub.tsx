import { WordMark } from "#site/components/icons/word-mark.tsx";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { CodePanel } from "./code/code-panel.tsx";
import { Detail, Moment } from "./ticket-detail.tsx";
import styles from "./ticket-stub.module.css";
import type { TicketView } from "./ticket-view.ts";

/** What was bought, and the code that lets its holder in: on a phone it stands above the face, for the entrance. */
export function TicketStub({ ticket }: { readonly ticket: TicketView }) {
  const { t } = useI18n();
  const { title, packageName, price, code, purchased } = ticket;
  return (
    <div className={styles.stub}>
      {/* Seen only where the face with the title stands below. */}
      <div className={styles.title} dir="auto" aria-hidden="true">
        {title}
      </div>
      <p className={styles.brand}>
        <WordMark />
      </p>
      {code && <CodePanel code={code} />}
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
        {purchased && (
          <Detail label={t("ticket.purchased")}>
            <Moment moment={purchased} />
          </Detail>
        )}
      </dl>
    </div>
  );
}
