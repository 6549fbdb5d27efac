import cinema from "#brand/pictures/cinema.webp?responsive";
import wide from "#brand/pictures/cinema-wide.webp?responsive";
import { Branded } from "#site/components/branded.tsx";
import { buttonStyle } from "#site/components/button-style.ts";
import { classNames } from "#site/components/class-names.ts";
import { type Author, AuthorLine } from "#site/components/user-content/author-line.tsx";
import { JoinLinkIsland } from "#site/features/store-links/join-link.tsx";
import { useWayToApp } from "#site/features/store-links/way-to-app.ts";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import styles from "./join-slide.module.css";

/**
 * The last slide (specification, section 2): the conversation goes on in the app. Its one call is Join, which leads to the
 * stores, and from a desktop to the phone (platform-chooser.tsx).
 *
 * @param author whose conversation goes on
 */
export function JoinSlide({ author }: { readonly author: Author }) {
  const { t } = useI18n();
  const { src, w, h } = cinema.img;
  return (
    <div className={`raised ${styles.join}`}>
      {/* The open-air cinema: the film goes on. Fetched when its slide comes near. */}
      <picture>
        <source type="image/avif" srcSet={widest(wide.sources.avif)} media={behindWords} />
        <source type="image/avif" srcSet={widest(cinema.sources.avif)} />
        <img className={`fill mirrored ${styles.scene}`} src={src} width={w} height={h} alt="" loading="lazy" />
      </picture>
      <div className={`stack ${styles.words}`}>
        <AuthorLine author={{ ...author, href: undefined }} />
        <h2 className={styles.title}>{t("join.slideTitle")}</h2>
        <p className={styles.text}>
          <Branded>{t("join.slideText")}</Branded>
        </p>
        <JoinLinkIsland {...useWayToApp()} className={classNames(buttonStyle("primary"), styles.action)} />
      </div>
    </div>
  );
}

/** The widest file alone, of three pixels to the point on phones: others would cost bytes. */
const widest = (srcSet = "") => srcSet.split(", ").at(-1)?.split(" ")[0];

/** Where it lies behind the words (join-slide.module.css). */
const behindWords = "(width >= 64rem) and (min-aspect-ratio: 6/5), (orientation: landscape) and (height < 30rem)";
