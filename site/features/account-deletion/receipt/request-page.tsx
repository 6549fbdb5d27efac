import type { ReactNode } from "react";
import type { AccountRequest } from "#contract/account-deletion.ts";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import styles from "./request-page.module.css";

interface RequestPageProps {
  readonly request: AccountRequest;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** What becomes of an account: what was requested, its reference and its dates. */
export function RequestPage({ request, children }: RequestPageProps) {
  const { t, formats } = useI18n();
  const { reference, requestedAt, deleteAt } = request;
  const { title, text } = useRequestTexts(request);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.lead}>{text}</p>
      </header>
      <dl className={styles.facts}>
        <div>
          <dt>{t("deleteAccount.reference")}</dt>
          <dd>
            <bdi className={styles.reference}>{reference}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t("deleteAccount.requestedAt")}</dt>
          <dd>
            <time dateTime={requestedAt}>{formats.dateTime(new Date(requestedAt))}</time>
          </dd>
        </div>
        {deleteAt && (
          <div>
            <dt>{t("deleteAccount.deleteAt")}</dt>
            <dd>
              <time dateTime={deleteAt}>{formats.dateTime(new Date(deleteAt))}</time>
            </dd>
          </div>
        )}
      </dl>
      {children}
    </div>
  );
}

function useRequestTexts({ state, deleteAt }: AccountRequest): { readonly title: string; readonly text: string } {
  const { t, formats } = useI18n();
  if (state === "deleting" && deleteAt) {
    const date = formats.date(new Date(deleteAt));
    return { title: t("deleteAccount.receiptDeletingTitle"), text: t("deleteAccount.receiptDeletingText", { date }) };
  }
  if (state === "active") {
    return { title: t("deleteAccount.receiptActiveTitle"), text: t("deleteAccount.receiptActiveText") };
  }
  return { title: t("deleteAccount.receiptFrozenTitle"), text: t("deleteAccount.receiptFrozenText") };
}
