import { buttonStyle } from "#site/components/button-style.ts";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import type { Failure } from "#site/product-api/product-api.ts";
import styles from "./embed-card.module.css";

interface EmbedFailureProps {
  readonly reason: Failure;
  /** URL of the card itself. */
  readonly retryHref: string;
}

/** A card whose post cannot be shown: what is wrong, and what still works. */
export function EmbedFailure({ reason, retryHref }: EmbedFailureProps) {
  const { t, link } = useI18n();
  const down = reason === "unavailable";
  const title = reason === "gone" ? t("post.gone") : reason === "no-data" ? t("post.noData") : t("post.notFound");
  return (
    <section className={`${styles.card} ${styles.failure}`}>
      <img src="/favicon.svg" alt="" width={48} height={48} />
      <h1 className={styles.failureTitle}>{title}</h1>
      {down && <p className={styles.none}>{t("errors.unavailableText")}</p>}
      <p className={styles.actions}>
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
