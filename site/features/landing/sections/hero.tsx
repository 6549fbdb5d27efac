import { brand } from "#brand/brand.ts";
import phoneFeed from "#brand/pictures/phone-feed.png?responsive";
import { buttonStyle } from "#site/components/button-style.ts";
import { WordMark } from "#site/components/icons/word-mark.tsx";
import { ResponsiveImage } from "#site/components/responsive-image.tsx";
import { downloadPath } from "#site/features/store-links/store-context.ts";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { sentenceSpace } from "#site/i18n/text/sentence-space.ts";
import { Scene } from "../scene/scene.tsx";
import styles from "./hero.module.css";

/** The first screen: logo, slogan and the link to the download page, the app's phone, and the square behind them. */
export function Hero() {
  const { t, link, locale } = useI18n();
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <Scene />
      <div className={`content stack ${styles.pair}`}>
        <div className={styles.words}>
          <div className={`line ${styles.logo}`}>
            <WordMark label={brand.name} />
          </div>
          <h1 id="hero-title" className={`stack ${styles.title}`}>
            <span>{t("hero.title1") + sentenceSpace(locale)}</span>
            <span>{t("brand.headline")}</span>
          </h1>
          <p className={styles.subtitle}>{t("hero.subtitle")}</p>
          <a
            className={`screen-only ${buttonStyle("primary")} ${styles.action}`}
            href={link(downloadPath({ from: "landing" }, "auto"))}
          >
            {t("hero.action")}
          </a>
        </div>
        <div className={styles.phone}>
          <ResponsiveImage
            image={phoneFeed}
            alt={t("brand.phonePicture")}
            sizes="(width >= 56rem) 20rem, (width >= 40rem) 17.5rem, 13.125rem"
            priority
          />
        </div>
      </div>
    </section>
  );
}
