import { brand } from "#brand/brand.ts";
import { buttonStyle } from "#site/components/button-style.ts";
import { LineIcon } from "#site/components/icons/line-icon.tsx";
import formStyles from "#site/features/forms/form.module.css";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import type { ReportFormErrors, TypedReport } from "./form/read-report-form.ts";
import { ReportFormIsland } from "./form/report-form.tsx";
import styles from "./report-page.module.css";
import "#site/components/wash.css";

interface ReportPageProps {
  /** Months that personal data of a report is kept; `undefined` where this page takes no reports. */
  readonly keptMonths: number | undefined;
  readonly origins: readonly string[];
  /** What was posted and not accepted, or the address that the visitor comes from. */
  readonly errors?: ReportFormErrors | undefined;
  readonly typed: Partial<TypedReport>;
  readonly formKey: string;
}

/** Where anyone reports content, objects to a decision or asks for information. */
export function ReportPage({ keptMonths, origins, errors, typed, formKey }: ReportPageProps) {
  const { t, link, formats } = useI18n();
  const isHere = keptMonths !== undefined;
  return (
    <div className={`page wash stack ${formStyles.page}`}>
      <header className={`intro ${formStyles.header}`}>
        <h1 className="title">{t("report.title")}</h1>
        <p className="lead">{t("report.lead")}</p>
        <div className={`stack ${styles.urgent}`}>
          <p>{t("report.urgent")}</p>
          {/* Beside the sentence, not in it: there its box would break the line anew when fonts arrive. */}
          <a className={`${buttonStyle("quiet")} ${styles.call}`} href="tel:112">
            <LineIcon className="icon">
              <path d="M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a2 2 0 0 1-2 2A16 16 0 0 1 3 6a2 2 0 0 1 2-2" />
            </LineIcon>
            {formats.number(112)}
          </a>
        </div>
      </header>
      <div className={`stack ${formStyles.columns}`}>
        {isHere ? (
          <ReportFormIsland
            origins={origins}
            keptFor={formats.months(keptMonths)}
            typed={typed}
            formKey={formKey}
            errors={errors}
          />
        ) : (
          <ReportByMail about={typed.about} />
        )}
        <div className={`stack-5 touch-lines ${formStyles.notes}`}>
          {isHere && (
            <section>
              <h2>{t("report.nextTitle")}</h2>
              <ol className={`stack-4 ${styles.steps}`} role="list">
                <li>{t("report.nextDecision")}</li>
                <li>{t("report.nextObjection")}</li>
              </ol>
            </section>
          )}
          <ul role="list">
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
    </div>
  );
}

/**
 * How to report by mail, where this page takes no reports: a prepared mail has the fields of the form.
 *
 * @param about the address of what is reported, where it is known
 */
function ReportByMail({ about = "" }: { readonly about: string | undefined }) {
  const { t } = useI18n();
  const lines = [t("report.about"), about, "", t("report.reason"), "", "", t("report.name"), "", t("report.faith")];
  const mail = new URLSearchParams({ subject: t("report.mailSubject"), body: lines.join("\r\n") });
  // Programs for mail take a plus sign for one (RFC 6068, section 2).
  const href = `mailto:${brand.contactEmail}?${mail.toString().replaceAll("+", "%20")}`;
  return (
    <section className={`touch-lines ${formStyles.panel}`} aria-labelledby="report-by-mail">
      <h2 id="report-by-mail">{t("report.mailTitle")}</h2>
      <p>{t("report.mailText")}</p>
      <a href={href}>{t("form.mailLink", { email: brand.contactEmail })}</a>
    </section>
  );
}
