import type { AccountRequest } from "#contract/account-deletion.ts";
import { buttonStyle } from "#site/components/button-style.ts";
import styles from "#site/components/receipt.module.css";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { cancelLink } from "./receipt-cookie.ts";
import { RequestPage } from "./request-page.tsx";

interface ReceiptPageProps {
  readonly request: AccountRequest;
  readonly token: string;
  readonly origin: string;
  /** Whether the receipt comes by mail too. */
  readonly sendsMail: boolean;
}

/** The receipt of a request, with the link that cancels it. */
export function ReceiptPage({ request, token, origin, sendsMail }: ReceiptPageProps) {
  const { t, link } = useI18n();
  const path = link(cancelLink(token));
  if (request.state === "active") {
    return (
      <RequestPage request={request}>
        <p>
          <a className={buttonStyle("quiet")} href={link("/")}>
            {t("errors.goHome")}
          </a>
        </p>
      </RequestPage>
    );
  }
  return (
    <RequestPage request={request}>
      <section className={`intro ${styles.section}`}>
        <h2>{t("deleteAccount.changeOfMind")}</h2>
        <p>{t("deleteAccount.keepLink")}</p>
        <p className={styles.link}>
          <a href={path}>
            <bdi dir="ltr">{origin + path}</bdi>
          </a>
        </p>
        {sendsMail && <p>{t("deleteAccount.receiptByMail")}</p>}
      </section>
    </RequestPage>
  );
}
