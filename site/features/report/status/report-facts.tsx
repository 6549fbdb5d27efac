import type { ReportStatus } from "#contract/reports.ts";
import styles from "#site/components/receipt.module.css";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { Moment } from "#site/i18n/moment.tsx";
import { kindLabels } from "../kind-labels.ts";
import own from "./status-page.module.css";

interface ReportFactsProps {
  readonly report: ReportStatus;
  readonly origin: string;
}

/** What a report is about, its reference and its dates. */
export function ReportFacts({ report, origin }: ReportFactsProps) {
  const { t, link } = useI18n();
  const { reference, kind, about, receivedAt, dueAt, decision, state } = report;
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t("reportStatus.reference")}</dt>
        <dd>
          <bdi className={styles.reference}>{reference}</bdi>
        </dd>
      </div>
      <div>
        <dt>{t("report.kindTitle")}</dt>
        <dd>{t(kindLabels[kind].name)}</dd>
      </div>
      {about.length > 0 && (
        <div>
          <dt>{t("report.about")}</dt>
          <dd>
            <ul className={own.addresses} role="list">
              {about.map((target) => (
                <li key={`${target.kind}/${target.uuid}`}>
                  <a href={link(`/${target.kind}/${target.uuid}`)} rel="nofollow">
                    <bdi dir="ltr">{`${origin}/${target.kind}/${target.uuid}`}</bdi>
                  </a>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      )}
      <Dated label={t("reportStatus.receivedAt")} time={receivedAt} />
      {state !== "decided" && <Dated label={t("reportStatus.dueAt")} time={dueAt} />}
      {decision && <Dated label={t("reportStatus.decidedAt")} time={decision.decidedAt} />}
    </dl>
  );
}

function Dated({ label, time }: { readonly label: string; readonly time: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Moment time={time} zoneClass={styles.zone} />
      </dd>
    </div>
  );
}
