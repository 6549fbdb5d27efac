import type { ReportStatus } from "#contract/reports.ts";
import { buttonStyle } from "#site/components/button-style.ts";
import { Receipt } from "#site/components/receipt.tsx";
import { SecretLink, TokenForm } from "#site/features/private-request/facts.tsx";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import type { MessageKey } from "#site/i18n/message-key.ts";
import { confirmReportPath, reportPath, reportStatusLink } from "../report-links.ts";
import { ObjectionForm, type RefusedObjection } from "./objection-form.tsx";
import { ReportFacts } from "./report-facts.tsx";
import own from "./status-page.module.css";

/** Where a report stands: a heading, and what happens next where something does. */
export const statusTexts: Readonly<Record<ReportStatus["state"], { title: MessageKey; text?: MessageKey }>> = {
  received: { title: "reportStatus.receivedTitle", text: "reportStatus.receivedText" },
  decided: { title: "reportStatus.decidedTitle" },
  objected: { title: "reportStatus.objectedTitle", text: "reportStatus.objectedText" },
};

interface StatusPageProps {
  readonly report: ReportStatus;
  readonly token: string;
  /** The site's own origin. */
  readonly origin: string;
  /** Whether the page has to name its private link: the receipt has another URL. */
  readonly showsLink?: boolean;
  /** An objection that was posted and not accepted. */
  readonly refused?: RefusedObjection | undefined;
}

/** The state of a report: received, decided and why, and how to object. */
export function StatusPage({ report, token, origin, showsLink = false, refused }: StatusPageProps) {
  const { t, link } = useI18n();
  const { title, text } = statusTexts[report.state];
  return (
    <Receipt title={t(title)} lead={text && t(text)} facts={<ReportFacts report={report} origin={origin} />}>
      {report.decision && <Decision decision={report.decision} />}
      {showsLink && (
        <section className="intro">
          <h2 className="heading">{t("reportStatus.keepTitle")}</h2>
          <p className="muted">{t("reportStatus.keepLink")}</p>
          <SecretLink origin={origin} href={link(reportStatusLink(token))} />
        </section>
      )}
      {report.mail === "sent" && report.state === "received" && <p>{t("reportStatus.confirmMail")}</p>}
      {report.canObject && <ObjectionForm token={token} refused={refused} />}
      <p>
        <a className={buttonStyle("quiet")} href={link(reportPath)}>
          {t("reportStatus.another")}
        </a>
      </p>
    </Receipt>
  );
}

/** What was decided, on what ground and for which reasons: the moderator's words, as plain text. */
function Decision({ decision }: { readonly decision: NonNullable<ReportStatus["decision"]> }) {
  const { t } = useI18n();
  const { outcome, ground, text } = decision;
  return (
    <section className="intro" aria-labelledby="report-decision">
      <h2 id="report-decision" className="heading">
        {t("reportStatus.decision")}
      </h2>
      <p className={`medium ${own.outcome}`}>{t(`reportStatus.${outcome}`)}</p>
      <dl className={`stack ${own.reasons}`}>
        <dt className="medium note">{t("reportStatus.ground")}</dt>
        <dd dir="auto">{ground}</dd>
        {text !== "" && (
          <>
            <dt className="medium note">{t("reportStatus.reasons")}</dt>
            <dd dir="auto">{text}</dd>
          </>
        )}
      </dl>
    </section>
  );
}

/** Where a mailed link leads: confirms the address with a button. */
export function ConfirmPage({ report, token, origin }: Pick<StatusPageProps, "report" | "token" | "origin">) {
  const { t, link } = useI18n();
  const isConfirmed = report.mail === "confirmed";
  const title = isConfirmed ? t("reportStatus.confirmedTitle") : t("reportStatus.confirmTitle");
  const lead = isConfirmed ? t("reportStatus.confirmedText") : t("reportStatus.confirmText");
  return (
    <Receipt title={title} lead={lead} facts={<ReportFacts report={report} origin={origin} />}>
      {!isConfirmed && (
        <TokenForm action={link(confirmReportPath)} token={token} submit={t("reportStatus.confirmSubmit")} />
      )}
      <p>
        <a className={buttonStyle("quiet")} href={link(reportStatusLink(token))}>
          {t("reportStatus.toReport")}
        </a>
      </p>
    </Receipt>
  );
}
