import type { ReportStatus } from "#contract/reports.ts";
import { DatedFact, Fact, ReferenceFact } from "#site/features/private-request/facts.tsx";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { kindLabels } from "../kind-labels.ts";
import own from "./status-page.module.css";

/** What a report is about, its reference and its dates. */
export function ReportFacts({ report, origin }: { readonly report: ReportStatus; readonly origin: string }) {
  const { t, link } = useI18n();
  const { reference, kind, about, receivedAt, dueAt, decision, state } = report;
  return (
    <>
      <ReferenceFact label={t("reportStatus.reference")} reference={reference} />
      <Fact label={t("report.kindTitle")}>{t(kindLabels[kind].name)}</Fact>
      {about.length > 0 && (
        <Fact label={t("report.about")}>
          <ul className={`stack ${own.addresses}`} role="list">
            {about.map((target) => (
              <li key={`${target.kind}/${target.uuid}`}>
                <a className="accent" href={link(`/${target.kind}/${target.uuid}`)} rel="nofollow">
                  <bdi dir="ltr">{`${origin}/${target.kind}/${target.uuid}`}</bdi>
                </a>
              </li>
            ))}
          </ul>
        </Fact>
      )}
      <DatedFact label={t("reportStatus.receivedAt")} time={receivedAt} />
      {state !== "decided" && <DatedFact label={t("reportStatus.dueAt")} time={dueAt} />}
      {decision && <DatedFact label={t("reportStatus.decidedAt")} time={decision.decidedAt} />}
    </>
  );
}
