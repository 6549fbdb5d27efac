import { classNames } from "#site/components/class-names.ts";
import { UserImage } from "#site/components/user-content/user-image.tsx";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { posterUrl } from "#site/images/image-url.ts";
import { CalendarActions } from "./actions/ticket-actions.tsx";
import { EventPlace } from "./event/event-place.tsx";
import { EventStatusIsland } from "./event/event-status.tsx";
import { Detail, Moment } from "./ticket-detail.tsx";
import styles from "./ticket-face.module.css";
import type { TicketImageView, TicketView } from "./ticket-view.ts";

/**
 * HTML `sizes`: a background fills its side of the ticket, which on large screens is upright, and cuts the sides off. A
 * picture of 3:2 is then one and a half times as wide as the ticket is high, and that is highest where it is narrowest.
 */
const sizes = { background: "(width >= 69rem) 66rem, (width >= 64rem) 74rem, 100vw", icon: "10rem" };

/** Characters above which a title is set in smaller type. */
const longTitle = 48;

interface TicketFaceProps {
  readonly ticket: TicketView;
  /** Id of the title, which names the ticket. */
  readonly titleId: string;
}

/** What the event is, when and where. */
export function TicketFace({ ticket, titleId }: TicketFaceProps) {
  const { t } = useI18n();
  const { title, image, times, instants, madeAt, place, actions } = ticket;
  return (
    <div className={styles.face}>
      {image && <EventImage image={image} />}
      <div className={`stack ${styles.event}`}>
        <div className={`action ${styles.eyebrow}`}>
          {title !== t("ticket.heading") && <span className={styles.kind}>{t("ticket.heading")}</span>}
          {times && <EventStatusIsland {...instants} madeAt={madeAt} />}
        </div>
        <h1
          id={titleId}
          className={classNames("title clamped own-direction", styles.title, title.length > longTitle && "long-title")}
          dir="auto"
        >
          {title}
        </h1>
        {times && (
          <>
            <dl className={`stack-4 ${styles.details}`}>
              <Detail label={t("ticket.starts")}>{times.start && <Moment moment={times.start} />}</Detail>
              <Detail label={t("ticket.ends")}>
                {times.end && times.end.iso !== times.start?.iso && <Moment moment={times.end} />}
              </Detail>
            </dl>
            {times.zone && <p className={`note ${styles.zone}`}>{times.zone}</p>}
          </>
        )}
        {actions.calendars && <CalendarActions {...actions.calendars} />}
        {place && (
          <dl className={`stack-4 ${styles.details}`}>
            <Detail label={t("ticket.address")} wide>
              <EventPlace place={place} />
            </Detail>
          </dl>
        )}
      </div>
    </div>
  );
}

/** Ratio of width to height from which a picture is a scene, which may fill its place; others may be posters. */
const sceneRatio = 1.2;

/**
 * A scene fills its place. What may be a poster stands whole over its own colors, in a place of its ratio, as far as that
 * is known.
 */
function EventImage({ image: { kind, image, alt } }: { readonly image: TicketImageView }) {
  const { width = 0, height = 0 } = image;
  const isPoster = kind === "background" && (height === 0 || width / height < sceneRatio);
  const isSized = isPoster && height > 0;
  return (
    <div className={classNames(styles.image, styles[kind], isPoster && styles.poster, isSized && styles.sized)}>
      {/* The head must not name the event. */}
      <UserImage
        className="note"
        // Its dominant color would hide the blurred copy behind it.
        image={isPoster ? { ...image, color: undefined } : image}
        alt={alt}
        sizes={sizes[kind]}
        urgency="soon"
        isPreloaded={false}
        givesSize={isSized}
      />
      {isPoster && <img className={`fill ${styles.colors}`} src={posterUrl(image, 320)} alt="" loading="lazy" />}
    </div>
  );
}
