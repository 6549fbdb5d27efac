import type { ReactNode, Ref } from "react";
import { classNames } from "#site/components/class-names.ts";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import styles from "./phone-code.module.css";

interface PhoneCodeProps {
  /** The QR code; until it is drawn, its ground is shown. */
  readonly code: ReactNode;
  readonly ref?: Ref<HTMLDivElement>;
}

/**
 * The way from a desktop to the phone: a code to point the phone's camera at, and words beside it. It stands before the
 * store links. CSS shows it with a mouse and without touch only: it is of no use on the phone itself.
 */
export function PhoneCode({ code, ref }: PhoneCodeProps) {
  const { t } = useI18n();
  return (
    <div ref={ref} className={classNames(styles.phoneCode, !code && "script-only")} data-phone-code="">
      <div className={styles.code}>{code}</div>
      <div>
        <p className={`medium ${styles.title}`}>{t("phoneCode.title")}</p>
        <p className={styles.text}>{t("phoneCode.text")}</p>
      </div>
    </div>
  );
}
