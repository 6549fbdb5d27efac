import phoneDawn from "#brand/pictures/phone-dawn.png?responsive";
import phoneProfile from "#brand/pictures/phone-profile.png?responsive";
import street from "#brand/pictures/street.webp?responsive";
import { LineIcon } from "#site/components/icons/line-icon.tsx";
import { QrCode } from "#site/components/qr-code.tsx";
import { ResponsiveImage } from "#site/components/responsive-image.tsx";
import { PhoneCode } from "#site/features/store-links/phone-code/phone-code.tsx";
import { StoreLinks } from "#site/features/store-links/store-links.tsx";
import { useWayToApp } from "#site/features/store-links/way-to-app.ts";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import styles from "./download-page.module.css";
import "#site/components/wash.css";

/** How wide the street stands; on phones, where little of it is seen, a coarser file is enough. */
const sceneWidth = "(width >= 64rem) 36rem, (width >= 48rem) 46vw, 56vw";
/** How wide each of the two phones stands. */
const phoneWidth = "(width >= 64rem) 14rem, (width >= 48rem) 29vw, 36vw";

/** A way from the desktop to the phone, both stores, what the app is, and three short reasons. */
export function DownloadPage() {
  const { t } = useI18n();
  const { context, phoneUrl } = useWayToApp();
  const reasons = [
    { shapes: lira, title: t("download.freeTitle"), text: t("download.freeText") },
    { shapes: voice, title: t("download.openTitle"), text: t("download.openText") },
    { shapes: house, title: t("download.homeTitle"), text: t("download.homeText") },
  ];
  return (
    <div className={`wash ${styles.page}`}>
      <div className={`content stack ${styles.lead}`}>
        <div>
          <h1 className={styles.title}>{t("brand.pocket")}</h1>
          <p className={`lead ${styles.text}`}>{t("download.text")}</p>
          {/* Drawn on the server: this is the page that leads on without script. */}
          <PhoneCode code={<QrCode text={phoneUrl} label={t("phoneCode.label")} />} />
          <StoreLinks context={context} position="download" />
          <p className={`note ${styles.free}`}>{t("download.free")}</p>
        </div>
        <div className={`rounded ${styles.scene}`}>
          <ResponsiveImage image={street} alt="" sizes={sceneWidth} priority />
          <div className={styles.phones}>
            <ResponsiveImage image={phoneProfile} alt={t("brand.profilePicture")} sizes={phoneWidth} priority />
            <ResponsiveImage image={phoneDawn} alt={t("brand.dawnPicture")} sizes={phoneWidth} />
          </div>
        </div>
      </div>
      <ul className={`content stack ${styles.reasons}`} role="list">
        {reasons.map(({ shapes, title, text }) => (
          <li key={title}>
            <LineIcon size={32} strokeWidth="2.2">
              {shapes}
            </LineIcon>
            <h2 className="heading">{title}</h2>
            <p className="muted">{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

// Each in a square of 32.

/** With nothing on it: free. */
const lira = (
  <>
    <circle cx="16" cy="16" r="12" />
    <path d="M14 9v14c5 0 7.5-3 7.5-6.500M10.5 15.500l8-4M10.5 19.500l8-4" />
  </>
);

/** Going out: open. */
const voice = <path d="M5 13v6h4l10 6V7L9 13ZM24 12c2 2.5 2 5.5 0 8M26.5 8.500c4 4.5 4 10.5 0 15" />;

/** With its own key: at home. */
const house = (
  <>
    <path d="M4.5 15 16 5l11.5 10M7.5 13v13h17V13" />
    <circle cx="16" cy="17" r="2.5" />
    <path d="M16 19.500V23" />
  </>
);
