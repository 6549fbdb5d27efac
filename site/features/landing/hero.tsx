import { brand } from "#brand/brand.ts";
import squareDark from "#brand/pictures/square-dark.svg?url";
import squareLight from "#brand/pictures/square-light.svg?url";
import type { Translate } from "#site/i18n/translate.ts";
import styles from "./hero.module.css";

/** The first screen: the logo, the two lines, and the square they speak of. */
export function Hero({ t }: { readonly t: Translate }) {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.words}>
        <img className={styles.logo} src="/favicon.svg" alt={brand.name} width={88} height={88} />
        <h1 id="hero-title" className={styles.title}>
          <span>{`${t("hero.title1")} `}</span>
          <span>{t("hero.title2")}</span>
        </h1>
        <p className={styles.subtitle}>{t("hero.subtitle")}</p>
      </div>
      <picture>
        <source srcSet={squareLight} media="(prefers-color-scheme: light)" />
        <img className={styles.square} src={squareDark} alt="" width={1600} height={720} />
      </picture>
    </section>
  );
}
