import { WordMark } from "#site/components/icons/word-mark.tsx";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { WalletActions } from "./actions/ticket-actions.tsx";
import { CodePanel } from "./code/code-panel.tsx";
import { EventStatusIsland } from "./event/event-status.tsx";
import { Detail, Moment } from "./ticket-detail.tsx";
import styles from "./ticket-stub.module.css";
import type { TicketView } from "./ticket-view.ts";

/**
 * What was bought, and the code that lets its holder in. It comes first, for the entrance: on a phone the code is seen
 * without scrolling, with what the face below says of title, start and venue.
 */
export function TicketStub({ ticket }: { readonly ticket: TicketView }) {
  const { t } = useI18n();
  const { title, times, instants, madeAt, place, packageName, price, code, purchased, actions } = ticket;
  return (
    <div className={`stack ${styles.stub}`}>
      {/* Seen only where the face stands below, or the code beside it needs less room than the face. */}
      <div className={`stack ${styles.event}`}>
        {times && (
          <div className={styles.phase}>
            <EventStatusIsland {...instants} madeAt={madeAt} />
          </div>
        )}
        {/* The face says the same. */}
        <div className={`stack ${styles.gist}`} aria-hidden="true">
          {title !== t("ticket.heading") && (
            <div className={`clamped ${styles.title}`} dir="auto">
              {title}
            </div>
          )}
          {times?.start && <div className="medium">{times.start.text}</div>}
          {place && (
            <div className={`clamped ${styles.venue}`} dir="auto">
              {place.address.split("\n", 1)}
            </div>
          )}
        </div>
      </div>
      <p className={styles.brand}>
        <WordMark />
      </p>
      {code ? <CodePanel code={code} title={title} /> : <p>{t("ticket.noCode")}</p>}
      <WalletActions wallets={actions.wallets} />
      <dl className={`stack ${styles.details}`}>
        <Detail label={t("ticket.package")}>{packageName && <bdi>{packageName}</bdi>}</Detail>
        <Detail label={t("ticket.price")}>{price && <bdi>{price}</bdi>}</Detail>
        {/* As a rule too long for half a row. */}
        <Detail label={t("ticket.purchased")} wide>
          {purchased && <Moment moment={purchased} />}
        </Detail>
      </dl>
    </div>
  );
}
