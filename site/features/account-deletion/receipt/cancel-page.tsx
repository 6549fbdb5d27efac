import type { AccountRequest } from "#contract/account-deletion.ts";
import { buttonStyle } from "#site/components/button-style.ts";
import styles from "#site/components/receipt.module.css";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { cancelPath } from "./receipt-cookie.ts";
import { RequestPage } from "./request-page.tsx";

interface CancelPageProps {
  readonly request: AccountRequest;
  readonly token: string;
}

/** Where a cancel link leads: shows the request, and cancels it with a button only, because mail scanners follow links. */
export function CancelPage({ request, token }: CancelPageProps) {
  const { t, link } = useI18n();
  if (request.state === "active") return <RequestPage request={request} />;
  return (
    <RequestPage request={request} title={t("deleteAccount.changeOfMind")}>
      <section className={`intro ${styles.section}`}>
        <p>{t("deleteAccount.cancelText")}</p>
        <form method="post" action={link(cancelPath)}>
          <input type="hidden" name="token" value={token} />
          <button className={buttonStyle("primary")} type="submit">
            {t("deleteAccount.cancelSubmit")}
          </button>
        </form>
      </section>
    </RequestPage>
  );
}
