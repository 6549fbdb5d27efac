import type { ReportStatus } from "#contract/reports.ts";
import { buttonStyle } from "#site/components/button-style.ts";
import styles from "#site/components/receipt.module.css";
import { Receipt } from "#site/components/receipt.tsx";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { reportPath, reportStatusLink } from "../report-links.ts";
import { DecisionView } from "./decision-view.tsx";
import { ObjectionForm } from "./objection-form.tsx";
import type { RefusedObjection } from "./post-objection.ts";
import { ReportFacts } from "./report-facts.tsx";
import { statusTexts } from "./status-texts.ts";

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

/** What has become of a report: received, decided and why, and how to object. */
export function StatusPage({ report, token, origin, showsLink = false, refused }: StatusPageProps) {
  const { t, link } = useI18n();
  const { title, text } = statusTexts(report, t);
  const path = link(reportStatusLink(token));
  return (
    <Receipt title={title} lead={text} facts={<ReportFacts report={report} origin={origin} />}>
      {report.decision && <DecisionView decision={report.decision} />}
      {showsLink && (
        <section className={`intro ${styles.section}`}>
          <h2>{t("reportStatus.keepTitle")}</h2>
          <p>{t("reportStatus.keepLink")}</p>
          <p className={styles.link}>
            <a href={path}>
              <bdi dir="ltr">{origin + path}</bdi>
            </a>
          </p>
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
