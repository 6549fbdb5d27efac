import { brand } from "#brand/brand.ts";
import formStyles from "#site/features/forms/form.module.css";
import { useI18n } from "#site/i18n/i18n-context.tsx";

interface ReportByMailProps {
  /** The address of what is reported, where it is known. */
  readonly about: string | undefined;
}

/** How to report by mail, where this page takes no reports: a prepared mail asks for what the form would ask for. */
export function ReportByMail({ about = "" }: ReportByMailProps) {
  const { t } = useI18n();
  const lines = [t("report.about"), about, "", t("report.reason"), "", "", t("report.name"), "", t("report.faith")];
  const mail = new URLSearchParams({ subject: t("report.mailSubject"), body: lines.join("\r\n") });
  // Programs for mail take a plus sign for one (RFC 6068, section 2).
  const href = `mailto:${brand.contactEmail}?${mail.toString().replaceAll("+", "%20")}`;
  return (
    <section className={formStyles.panel} aria-labelledby="report-by-mail">
      <h2 id="report-by-mail">{t("report.mailTitle")}</h2>
      <p>{t("report.mailText")}</p>
      <a href={href}>{t("form.mailLink", { email: brand.contactEmail })}</a>
    </section>
  );
}
