import { Branded } from "#site/components/branded.tsx";
import { buttonStyle } from "#site/components/button-style.ts";
import { JoinLinkIsland } from "#site/features/store-links/join-link.tsx";
import type { StoreContext } from "#site/features/store-links/store-context.ts";
import { StoreLinks } from "#site/features/store-links/store-links.tsx";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import styles from "./join-slide.module.css";

interface JoinSlideProps {
  readonly context: StoreContext;
  readonly phoneUrl: string;
}

/** The last slide (specification, section 2): the conversation goes on in the app. */
export function JoinSlide({ context, phoneUrl }: JoinSlideProps) {
  const { t } = useI18n();
  return (
    <div className={styles.join}>
      <img className={styles.mark} src="/favicon.svg" alt="" width={96} height={96} loading="lazy" />
      <h2 className={styles.title}>{t("join.slideTitle")}</h2>
      <p className={styles.text}>
        <Branded>{t("join.slideText")}</Branded>
      </p>
      <JoinLinkIsland context={context} phoneUrl={phoneUrl} className={buttonStyle("primary")} />
      <div className={styles.stores}>
        <StoreLinks context={context} position="join-slide" />
      </div>
    </div>
  );
}
