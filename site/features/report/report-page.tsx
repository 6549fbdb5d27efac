import { classNames } from "#site/components/class-names.ts";
import washStyles from "#site/components/wash.module.css";
import formStyles from "#site/features/forms/form.module.css";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import type { TypedReport } from "./form/post-report-form.ts";
import type { ReportFormErrors } from "./form/read-report-form.ts";
import { ReportFormIsland } from "./form/report-form.tsx";
import { ReportByMail } from "./report-by-mail.tsx";
import styles from "./report-page.module.css";

interface ReportPageProps {
  /** Months that personal data of a report is kept; `undefined` where this page takes no reports. */
  readonly keptMonths: number | undefined;
  readonly origins: readonly string[];
  /** What was posted and not accepted, or the address that the visitor comes from. */
  readonly errors?: ReportFormErrors | undefined;
  readonly typed: Partial<TypedReport>;
}

/** Where anyone reports content, objects to a decision or asks for information. */
export function ReportPage({ keptMonths, origins, errors, typed }: ReportPageProps) {
  const { t, link, formats } = useI18n();
  const isHere = keptMonths !== undefined;
  return (
    <div className={classNames(washStyles.wash, styles.page)}>
      <header className={styles.header}>
        <h1 className={styles.title}>{t("report.title")}</h1>
        <p className={styles.lead}>{t("report.lead")}</p>
        <p className={styles.urgent}>{t("report.urgent")}</p>
      </header>
      {isHere ? (
        <ReportFormIsland
          origins={origins}
          keptFor={formats.months(keptMonths)}
          typed={typed}
          {...(errors && { errors })}
        />
      ) : (
        <ReportByMail about={typed.about} />
      )}
      <div className={classNames(formStyles.panel, styles.facts)}>
        {isHere && (
          <section>
            <h2>{t("report.nextTitle")}</h2>
            <ol className={styles.steps} role="list">
              <li>{t("report.nextDecision")}</li>
              <li>{t("report.nextObjection")}</li>
            </ol>
          </section>
        )}
        <ul className={styles.links} role="list">
          <li>
            <a href={link("/community-rules")}>{t("navigation.communityRules")}</a>
          </li>
          <li>
            <a href={link("/child-safety")}>{t("navigation.childSafety")}</a>
          </li>
          <li>
            <a href={link("/delete-account")}>{t("navigation.deleteAccount")}</a>
          </li>
        </ul>
      </div>
    </div>
  );
}
