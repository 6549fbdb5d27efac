import type { ReactNode } from "react";
import type { AccountRequest } from "#contract/account-deletion.ts";
import { buttonStyle } from "#site/components/button-style.ts";
import { Receipt } from "#site/components/receipt.tsx";
import { DatedFact, ReferenceFact, SecretLink, TokenForm } from "#site/features/private-request/facts.tsx";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { cancelLink, cancelPath, requestTexts } from "./deletion-request.ts";

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
  return (
    <RequestPage request={request}>
      {request.state === "active" ? (
        <p>
          <a className={buttonStyle("quiet")} href={link("/")}>
            {t("errors.goHome")}
          </a>
        </p>
      ) : (
        <section className="intro">
          <h2 className="heading">{t("deleteAccount.changeOfMind")}</h2>
          <p className="muted">{t("deleteAccount.keepLink")}</p>
          <SecretLink origin={origin} href={link(cancelLink(token))} />
          {sendsMail && <p className="muted">{t("deleteAccount.receiptByMail")}</p>}
        </section>
      )}
    </RequestPage>
  );
}

/** Where a cancel link leads: shows the request, and cancels it with a button. */
export function CancelPage({ request, token }: Pick<ReceiptPageProps, "request" | "token">) {
  const { t, link } = useI18n();
  if (request.state === "active") return <RequestPage request={request} />;
  return (
    <RequestPage request={request} title={t("deleteAccount.changeOfMind")}>
      <section className="intro">
        <p className="muted">{t("deleteAccount.cancelText")}</p>
        <TokenForm action={link(cancelPath)} token={token} submit={t("deleteAccount.cancelSubmit")} />
      </section>
    </RequestPage>
  );
}

interface RequestPageProps {
  readonly request: AccountRequest;
  /** Replaces the heading that says what becomes of the account. */
  readonly title?: string;
  /** What can be done about it. */
  readonly children?: ReactNode;
}

/** What becomes of an account: what was requested, its reference and its dates. */
function RequestPage({ request, title, children }: RequestPageProps) {
  const { t, formats } = useI18n();
  const { reference, requestedAt, deleteAt } = request;
  const texts = requestTexts(request, { t, formats });
  const facts = (
    <>
      <ReferenceFact label={t("deleteAccount.reference")} reference={reference} />
      <DatedFact label={t("deleteAccount.requestedAt")} time={requestedAt} />
      {deleteAt && <DatedFact label={t("deleteAccount.deleteAt")} time={deleteAt} />}
    </>
  );
  return (
    <Receipt title={title ?? texts.title} lead={texts.text} facts={facts}>
      {children}
    </Receipt>
  );
}
