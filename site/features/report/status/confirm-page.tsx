import type { ReportStatus } from "#contract/reports.ts";
import { buttonStyle } from "#site/components/button-style.ts";
import { Receipt } from "#site/components/receipt.tsx";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { confirmReportPath, reportStatusLink } from "../report-links.ts";
import { ReportFacts } from "./report-facts.tsx";

interface ConfirmPageProps {
  readonly report: ReportStatus;
  readonly token: string;
  readonly origin: string;
}

/** Where a mailed link leads: confirms the address with a button only, because mail scanners follow links. */
export function ConfirmPage({ report, token, origin }: ConfirmPageProps) {
  const { t, link } = useI18n();
  const isConfirmed = report.mail === "confirmed";
  const title = isConfirmed ? t("reportStatus.confirmedTitle") : t("reportStatus.confirmTitle");
  const lead = isConfirmed ? t("reportStatus.confirmedText") : t("reportStatus.confirmText");
  return (
    <Receipt title={title} lead={lead} facts={<ReportFacts report={report} origin={origin} />}>
      {!isConfirmed && (
        <form method="post" action={link(confirmReportPath)}>
          <input type="hidden" name="token" value={token} />
          <button className={buttonStyle("primary")} type="submit">
            {t("reportStatus.confirmSubmit")}
          </button>
        </form>
      )}
      <p>
        <a className={buttonStyle("quiet")} href={link(reportStatusLink(token))}>
          {t("reportStatus.toReport")}
        </a>
      </p>
    </Receipt>
  );
}
