import { buttonStyle } from "#site/components/button-style.ts";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import type { MessageKey } from "#site/i18n/message-key.ts";
import { type Failure, isTemporary } from "#site/product-api/product-api.ts";
import styles from "./embed-card.module.css";

const titles: Readonly<Record<Failure, MessageKey>> = {
  gone: "post.gone",
  withheld: "withheld.title",
  "no-data": "post.noData",
  malformed: "post.noData",
  "not-found": "post.notFound",
  unavailable: "post.notFound",
};

interface EmbedFailureProps {
  readonly reason: Failure;
  /** URL of the card itself. */
  readonly retryHref: string;
}

/** A card whose post cannot be shown: what is wrong, and what still works. */
export function EmbedFailure({ reason, retryHref }: EmbedFailureProps) {
  const { t, link } = useI18n();
  const down = isTemporary(reason);
  return (
    <section className={`column raised ${styles.card} ${styles.failure}`}>
      <img src="/favicon.svg" alt="" width={48} height={48} />
      <h1 className="heading">{t(titles[reason])}</h1>
      {down && <p className="muted">{t("errors.unavailableText")}</p>}
      <p className={`row ${styles.actions}`}>
        {down && (
          <a className={buttonStyle("primary")} href={retryHref}>
            {t("errors.retry")}
          </a>
        )}
        <a className={buttonStyle("quiet")} href={link("/")} target="_blank" rel="noopener">
          {t("embed.open")}
        </a>
      </p>
    </section>
  );
}
