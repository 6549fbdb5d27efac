import { buttonStyle } from "#site/components/button-style.ts";
import { WordMark } from "#site/components/icons/word-mark.tsx";
import { UserImage } from "#site/components/user-content/user-image.tsx";
import { UserText } from "#site/components/user-content/user-text.tsx";
import type { Translate } from "#site/i18n/translate.ts";
import { TicketCode } from "./ticket-code.tsx";
import { Detail, Moment } from "./ticket-detail.tsx";
import styles from "./ticket-shown.module.css";
import type { TicketView } from "./ticket-view.ts";

/** How wide the picture is drawn, as HTML `sizes`: a background fills its side of the ticket, whatever its shape. */
const sizes = { background: "(min-width: 64rem) 48rem, 100vw", icon: "10rem" };

interface TicketShownProps {
  readonly ticket: TicketView;
  readonly t: Translate;
}

/** The ticket as an object: its face with the event, a perforation, and the stub with the code. */
export function TicketShown({ ticket, t }: TicketShownProps) {
  const { title, image, start, end, address, description, packageName, price, code, purchased } = ticket;
  return (
    <div className={styles.page}>
      <article className={styles.ticket} aria-labelledby="ticket-title">
        <div className={styles.face}>
          {image && (
            <div className={styles.picture} data-kind={image.kind}>
              <UserImage
                image={image.image}
                alt={image.alt}
                sizes={sizes[image.kind]}
                urgency={image.kind === "background" ? "first" : "soon"}
              />
            </div>
          )}
          <div className={styles.event}>
            <p className={styles.eyebrow}>{t("ticket.heading")}</p>
            <h1 id="ticket-title" className={styles.title} dir="auto">
              {title}
            </h1>
            <dl className={styles.details}>
              {start && (
                <Detail label={t("ticket.starts")}>
                  <Moment moment={start} />
                </Detail>
              )}
              {end && (
                <Detail label={t("ticket.ends")}>
                  <Moment moment={end} />
                </Detail>
              )}
              {address && (
                <Detail label={t("ticket.address")} wide>
                  <UserText text={address} className={styles.address} />
                </Detail>
              )}
            </dl>
          </div>
        </div>
        <div className={styles.stub}>
          <p className={styles.brand}>
            <WordMark />
          </p>
          <dl className={styles.stubDetails}>
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
      </article>
      <div className={styles.below}>
        {description && (
          <section className={styles.about} aria-labelledby="ticket-description">
            <h2 id="ticket-description" className={styles.heading}>
              {t("ticket.description")}
            </h2>
            <UserText text={description} className={styles.description} />
          </section>
        )}
        <aside className={styles.care}>
          <p>{t("ticket.keepPrivate")}</p>
          <button type="button" className={`${buttonStyle("quiet")} ${styles.print}`} data-print="">
            {t("ticket.print")}
          </button>
        </aside>
      </div>
    </div>
  );
}
