import { Branded } from "#site/components/branded.tsx";
import { buttonStyle } from "#site/components/button-style.ts";
import { classNames } from "#site/components/class-names.ts";
import { JoinLinkIsland } from "#site/features/store-links/join-link.tsx";
import { LazyPhoneCodeIsland } from "#site/features/store-links/phone-code/lazy-phone-code.tsx";
import type { StoreContext } from "#site/features/store-links/store-context.ts";
import { StoreLinks } from "#site/features/store-links/store-links.tsx";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import styles from "./join-slide.module.css";
import { SlideScene } from "./slide-scene.tsx";

interface JoinSlideProps {
  readonly context: StoreContext;
  readonly phoneUrl: string;
}

/**
 * The last slide (specification, section 2): the conversation goes on in the app. A phone has the one Join button, which
 * leads to its store; at a desk code and stores stand beside it.
 */
export function JoinSlide({ context, phoneUrl }: JoinSlideProps) {
  const { t } = useI18n();
  return (
    <div className={styles.join}>
      <SlideScene className={styles.scene} />
      <div className={styles.words}>
        <h2 className={styles.title}>{t("join.slideTitle")}</h2>
        <p className={styles.text}>
          <Branded>{t("join.slideText")}</Branded>
        </p>
        <JoinLinkIsland
          context={context}
          phoneUrl={phoneUrl}
          className={classNames(buttonStyle("primary"), styles.action)}
        />
      </div>
      <div className={styles.stores}>
        <LazyPhoneCodeIsland url={phoneUrl} />
        <StoreLinks context={context} position="join-slide" />
      </div>
    </div>
  );
}
