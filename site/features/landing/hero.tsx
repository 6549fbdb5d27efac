import { brand } from "#brand/brand.ts";
import mark from "#brand/mark.svg?raw";
import { buttonStyle } from "#site/components/button-style.ts";
import { ResponsiveImage } from "#site/components/responsive-image.tsx";
import { downloadPath } from "#site/features/store-links/store-context.ts";
import type { Translate } from "#site/i18n/translate.ts";
import styles from "./hero.module.css";
import { heroImage } from "./hero-image.ts";
import { SquareImage } from "./square-image.tsx";

/** The first screen: the logo, the two lines, the way into the app, the square they speak of, and the app that stands on it. */
export function Hero({ t, link }: { readonly t: Translate; readonly link: (path: string) => string }) {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <SquareImage className={styles.square} />
      <div className={styles.pair}>
        <div className={styles.words}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a file of this repository, read at build */}
          <span className={styles.logo} role="img" aria-label={brand.name} dangerouslySetInnerHTML={{ __html: mark }} />
          <h1 id="hero-title" className={styles.title}>
            <span>{`${t("hero.title1")} `}</span>
            <span>{t("hero.title2")}</span>
          </h1>
          <p className={styles.subtitle}>{t("hero.subtitle")}</p>
          <a className={`${buttonStyle("primary")} ${styles.action}`} href={link(downloadPath({ from: "landing" }))}>
            {t("hero.action")}
          </a>
        </div>
        <div className={styles.phone}>
          <ResponsiveImage {...heroImage} alt={t("accessibility.phonePicture")} />
        </div>
      </div>
    </section>
  );
}
