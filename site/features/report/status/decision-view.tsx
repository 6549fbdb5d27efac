import type { ReportStatus } from "#contract/reports.ts";
import styles from "#site/components/receipt.module.css";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import own from "./status-page.module.css";
import { outcomeTexts } from "./status-texts.ts";

/** What was decided, on what ground and for which reasons: the words of the one who decided, as plain text. */
export function DecisionView({ decision }: { readonly decision: NonNullable<ReportStatus["decision"]> }) {
  const { t } = useI18n();
  const { outcome, ground, text } = decision;
  return (
    <section className={`intro ${styles.section}`} aria-labelledby="report-decision">
      <h2 id="report-decision">{t("reportStatus.decision")}</h2>
      <p className={own.outcome}>{t(outcomeTexts[outcome])}</p>
      <dl className={own.reasons}>
        <dt>{t("reportStatus.ground")}</dt>
        <dd dir="auto">{ground}</dd>
        {text !== "" && (
          <>
            <dt>{t("reportStatus.reasons")}</dt>
            <dd dir="auto">{text}</dd>
          </>
        )}
      </dl>
    </section>
  );
}
