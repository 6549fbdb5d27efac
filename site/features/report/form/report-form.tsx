import { needsPerson, needsTarget, reportKinds, reportLimits } from "#contract/report-fields.ts";
import { classNames } from "#site/components/class-names.ts";
import formStyles from "#site/features/forms/form.module.css";
import { Choices, Consent, emailAttributes, TextField } from "#site/features/forms/form-fields.tsx";
import { useCheckedForm } from "#site/features/forms/use-checked-form.tsx";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import type { MessageKey } from "#site/i18n/message-key.ts";
import { sentenceSpace } from "#site/i18n/text/sentence-space.ts";
import { defineIsland } from "#site/islands/define-island.tsx";
import { kindLabels } from "../kind-labels.ts";
import { reportPath } from "../report-links.ts";
import {
  type ReportField,
  type ReportFormErrors,
  readReportForm,
  reportFields,
  type TypedReport,
} from "./read-report-form.ts";
import styles from "./report-form.module.css";

const messages: { readonly [Field in ReportField]: Readonly<Record<string, MessageKey>> } = {
  kind: { missing: "report.kindMissing" },
  about: { missing: "report.aboutMissing", invalid: "report.aboutInvalid", "too-many": "report.aboutTooMany" },
  reason: { missing: "report.reasonMissing", "too-long": "report.reasonTooLong" },
  name: { missing: "report.nameMissing", "too-long": "report.nameTooLong" },
  email: { missing: "report.emailMissing", invalid: "form.emailInvalid" },
  faith: { missing: "report.faithMissing" },
};

/** What stands in a message about a field. */
const limits: Readonly<Partial<Record<ReportField, number>>> = {
  about: reportLimits.targets,
  reason: reportLimits.reason,
};

interface ReportFormProps {
  /** Of this site, whose posts and profiles can be reported; the first is the one that visitors see. */
  readonly origins: readonly string[];
  /** How long what is typed is kept after the last decision: "7 months". */
  readonly keptFor: string;
  /** What the server found wrong with a form that was posted without script. */
  readonly errors?: ReportFormErrors | undefined;
  /** What was typed into it, or the address that the visitor comes from. */
  readonly typed?: Partial<TypedReport>;
  readonly formKey: string;
}

/** Takes a report. A plain form that is posted to its own page; with script, it is checked before it is sent. */
export function ReportForm({ origins, keptFor, errors, typed, formKey }: ReportFormProps) {
  const { t, link, locale } = useI18n();
  const host = new URL(origins[0] ?? "").host;
  const { form, field, submit } = useCheckedForm<ReportField>({
    name: "report",
    action: link(reportPath),
    fields: reportFields,
    read: (read) => readReportForm(read, origins),
    messages,
    messageValues: (of) => ({ host, limit: limits[of] ?? 0 }),
    errorsOfServer: errors,
    typed,
    formKey,
  });
  /** The mark of what the chosen kind may leave out (report-form.module.css). */
  const optional = (className: string | undefined) => ({ text: t("report.optional"), className });

  return (
    <form className={classNames(formStyles.form, styles.report)} {...form}>
      <Choices
        {...field("kind")}
        title={t("report.kindTitle")}
        className={styles.kinds}
        choices={reportKinds.map((kind) => ({
          value: kind,
          label: t(kindLabels[kind].name),
          text: t(kindLabels[kind].text),
          optional: classNames(!needsTarget(kind) && "target", !needsPerson(kind) && "person"),
        }))}
      />
      <fieldset className={`stack-5 ${formStyles.part}`}>
        <legend>{t("report.detailsTitle")}</legend>
        <TextField
          {...field("about")}
          label={t("report.about")}
          hint={t("report.aboutText")}
          optional={optional(styles.optionalTarget)}
          rows={2}
          className={styles.addresses}
          dir="ltr"
          inputMode="url"
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          maxLength={reportLimits.about}
        />
        <TextField
          {...field("reason")}
          label={t("report.reason")}
          hint={t("report.reasonText")}
          rows={5}
          className={styles.reason}
          dir="auto"
          required
        />
      </fieldset>
      <fieldset className={classNames("stack-5", formStyles.part, formStyles.pair)}>
        <legend>{t("report.contactTitle")}</legend>
        <TextField
          {...field("name")}
          label={t("report.name")}
          optional={optional(styles.optionalPerson)}
          dir="auto"
          autoComplete="name"
          maxLength={reportLimits.name}
        />
        <TextField
          {...field("email")}
          {...emailAttributes}
          label={t("report.email")}
          optional={optional(styles.optionalPerson)}
          maxLength={reportLimits.email}
        />
      </fieldset>
      <Consent {...field("faith")} label={t("report.faith")} />
      <p className="note">
        {t("report.notice", { time: keptFor }) + sentenceSpace(locale)}
        <a className="accent" href={link("/privacy-policy")}>
          {t("sectionSeven.privacyPolicy")}
        </a>
      </p>
      <p>{t("report.nextReceipt")}</p>
      {submit(t("report.submit"))}
    </form>
  );
}

export const ReportFormIsland = defineIsland(ReportForm, {
  name: "report-form",
  messages: ["report", "form", "errors", "sectionSeven"],
});
