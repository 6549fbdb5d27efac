import type { ReactNode } from "react";
import type { AccountRequest } from "#contract/account-deletion.ts";
import styles from "#site/components/receipt.module.css";
import { Receipt } from "#site/components/receipt.tsx";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { Moment } from "#site/i18n/moment.tsx";
import { requestTexts } from "./request-texts.ts";

interface RequestPageProps {
  readonly request: AccountRequest;
  /** Replaces the heading that says what becomes of the account. */
  readonly title?: string;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** What becomes of an account: what was requested, its reference and its dates. */
export function RequestPage({ request, title, children }: RequestPageProps) {
  const { t, formats } = useI18n();
  const { reference, requestedAt, deleteAt } = request;
  const texts = requestTexts(request, t, formats);
  const facts = (
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
          <Moment time={requestedAt} zoneClass={styles.zone} />
        </dd>
      </div>
      {deleteAt && (
        <div>
          <dt>{t("deleteAccount.deleteAt")}</dt>
          <dd>
            <Moment time={deleteAt} zoneClass={styles.zone} />
          </dd>
        </div>
      )}
    </dl>
  );
  return (
    <Receipt title={title ?? texts.title} lead={texts.text} facts={facts}>
      {children}
    </Receipt>
  );
}
