import type { ReactNode } from "react";
import { buttonStyle } from "#site/components/button-style.ts";
import type { CarouselTexts } from "#site/features/post/post-texts.ts";
import styles from "./join-slide.module.css";

interface JoinSlideProps {
  readonly texts: CarouselTexts;
  readonly downloadHref: string;
  /** Links to both stores. */
  readonly children: ReactNode;
}

/** The last slide (specification, section 2): the conversation goes on in the app. */
export function JoinSlide({ texts, downloadHref, children }: JoinSlideProps) {
  return (
    <div className={styles.join}>
      <img className={styles.mark} src="/favicon.svg" alt="" width={96} height={96} loading="lazy" />
      <h2 className={styles.title}>{texts.joinTitle}</h2>
      <p className={styles.text}>{texts.joinText}</p>
      <a className={buttonStyle("primary")} href={downloadHref} aria-haspopup="dialog" data-open-platform-chooser="">
        {texts.joinButton}
      </a>
      <div className={styles.stores}>{children}</div>
    </div>
  );
}
