import { classNames } from "#site/components/class-names.ts";
import { UserImage } from "#site/components/user-content/user-image.tsx";
import { UserText } from "#site/components/user-content/user-text.tsx";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { Detail, Moment } from "./ticket-detail.tsx";
import styles from "./ticket-face.module.css";
import type { TicketImageView, TicketView } from "./ticket-view.ts";

/** HTML `sizes`: a background fills its side of the ticket, whatever its aspect ratio. */
const sizes = { background: "(min-width: 64rem) 48rem, 100vw", icon: "10rem" };

interface TicketFaceProps {
  readonly ticket: TicketView;
  /** Id of the title, which names the ticket. */
  readonly titleId: string;
}

/** What the event is, when and where. */
export function TicketFace({ ticket, titleId }: TicketFaceProps) {
  const { t } = useI18n();
  const { title, image, start, end, address } = ticket;
  return (
    <div className={styles.face}>
      {image && <EventImage image={image} />}
      <div className={styles.event}>
        <p className={styles.eyebrow}>{t("ticket.heading")}</p>
        <h1 id={titleId} className={styles.title} dir="auto">
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
  );
}

function EventImage({ image: { kind, image, alt } }: { readonly image: TicketImageView }) {
  return (
    <div className={classNames(styles.image, styles[kind])}>
      {/* "later": React would preload any other image from the head, which must not name the event. */}
      <UserImage image={image} alt={alt} sizes={sizes[kind]} urgency="later" />
    </div>
  );
}
