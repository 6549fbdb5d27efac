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
import { house, lira, voice } from "./reason-shapes.tsx";
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
