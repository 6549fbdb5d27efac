import { fitsQrCode, QrCode } from "#site/components/qr-code.tsx";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { CodeActionsIsland } from "./code-actions.tsx";
import styles from "./code-panel.module.css";
import { qrCodeId } from "./full-screen-code.tsx";

const labelId = "ticket-code";

interface CodePanelProps {
  readonly code: string;
  /** Of the event. */
  readonly title: string;
}

/** The code, black on white in both color schemes: as a QR code, unless it is too long for one, and as text. */
export function CodePanel({ code, title }: CodePanelProps) {
  const { t } = useI18n();
  const hasQrCode = fitsQrCode(code);
  return (
    <section className={`stack ${styles.panel}`} aria-labelledby={labelId}>
      {hasQrCode && (
        <div className={styles.qr}>
          <QrCode text={code} label={t("ticketCode.label")} id={qrCodeId} />
        </div>
      )}
      <div className={`stack ${styles.below}`}>
        <h2 id={labelId} className={`muted ${styles.label}`}>
          {t("ticket.code")}
        </h2>
        <CodeActionsIsland code={code} title={title} hasQrCode={hasQrCode} />
      </div>
    </section>
  );
}
