import { brand } from "#brand/brand.ts";
import phoneFeed from "#brand/pictures/phone-feed.png?responsive";
import { QrCode } from "#site/components/qr-code.tsx";
import { ResponsiveImage } from "#site/components/responsive-image.tsx";
import type { StoreContext } from "#site/features/store-links/store-context.ts";
import { StoreLinks } from "#site/features/store-links/store-links.tsx";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import styles from "./download-page.module.css";
import { FreeIcon, HomeIcon, OpenIcon } from "./reason-icons.tsx";

interface DownloadPageProps {
  readonly context: StoreContext;
  /** Absolute URL of this page with the context in it, for the QR code that a phone reads off a desktop's screen. */
  readonly url: string;
}

/** Both stores, a way from the desktop to the phone, what the app is, and three short reasons. */
export function DownloadPage({ context, url }: DownloadPageProps) {
  const { t } = useI18n();
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
          <StoreLinks context={context} position="download" />
          <p className={styles.free}>{t("download.free")}</p>
          <div className={styles.toPhone}>
            <div className={styles.code}>
              <QrCode text={url} label={t("download.codeLabel")} />
            </div>
            <div>
              <h2 className={styles.toPhoneTitle}>{t("download.codeTitle")}</h2>
              <p className={styles.toPhoneText}>{t("download.codeText")}</p>
            </div>
          </div>
        </div>
        <div className={styles.phone}>
          <ResponsiveImage
            image={phoneFeed}
            alt={t("accessibility.phonePicture")}
            sizes="(min-width: 56rem) 22rem, min(20rem, 74vw)"
            priority
          />
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
