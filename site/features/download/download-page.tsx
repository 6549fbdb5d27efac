import { brand } from "#brand/brand.ts";
import { QrCode } from "#site/components/qr-code.tsx";
import { ResponsiveImage } from "#site/components/responsive-image.tsx";
import type { StoreContext } from "#site/features/store-links/store-context.ts";
import { StoreLinks } from "#site/features/store-links/store-links.tsx";
import type { Translate } from "#site/i18n/translate.ts";
import styles from "./download-page.module.css";
import { phoneImage } from "./phone-image.ts";
import { FreeIcon, HomeIcon, OpenIcon } from "./reason-icons.tsx";

interface DownloadPageProps {
  readonly t: Translate;
  readonly context: StoreContext;
  /** Absolute address of this page with the context in it, for the phone that reads it off a desktop's screen. */
  readonly address: string;
}

/** Both stores, a way from the desktop to the phone, what the app is, and three short reasons. */
export function DownloadPage({ t, context, address }: DownloadPageProps) {
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
            <StoreLinks t={t} context={context} position="download" />
          </div>
          <p className={styles.free}>{t("download.free")}</p>
          <div className={styles.toPhone}>
            <div className={styles.code}>
              <QrCode text={address} label={t("download.codeLabel")} />
            </div>
            <div>
              <h2 className={styles.toPhoneTitle}>{t("download.codeTitle")}</h2>
              <p className={styles.toPhoneText}>{t("download.codeText")}</p>
            </div>
          </div>
        </div>
        <div className={styles.phone}>
          <ResponsiveImage {...phoneImage} alt={t("accessibility.phonePicture")} />
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
