import { brand } from "#brand/brand.ts";
import { StoreLinks } from "#site/features/store-links/store-links.tsx";
import type { Translate } from "#site/i18n/translate.ts";
import { Picture } from "#site/ui/picture.tsx";
import styles from "./download-page.module.css";
import { phonePicture } from "./phone-picture.ts";
import { FreeIcon, HomeIcon, OpenIcon } from "./reason-icons.tsx";

/** Both stores, what the app is, and three short reasons. */
export function DownloadPage({ t }: { readonly t: Translate }) {
  const reasons = [
    { Icon: FreeIcon, title: t("download.freeTitle"), text: t("download.freeText") },
    { Icon: OpenIcon, title: t("download.openTitle"), text: t("download.openText") },
    { Icon: HomeIcon, title: t("download.homeTitle"), text: t("download.homeText") },
  ];
  return (
    <div className={styles.page}>
      <div className={styles.lead}>
        <div className={styles.words}>
          <img className={styles.logo} src="/favicon.svg" alt={brand.name} width={72} height={72} />
          <h1 className={styles.title}>{t("download.title")}</h1>
          <p className={styles.text}>{t("download.text")}</p>
          <div id="download-stores">
            <StoreLinks t={t} position="download" />
          </div>
          <p className={styles.free}>{t("download.free")}</p>
        </div>
        <div className={styles.phone}>
          <Picture {...phonePicture} alt={t("accessibility.phonePicture")} first />
        </div>
      </div>
      <ul className={styles.reasons} role="list">
        {reasons.map(({ Icon, title, text }) => (
          <li key={title}>
            <Icon />
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
