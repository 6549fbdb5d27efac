import { needsPerson, needsTarget, reportKinds, reportLimits } from "#contract/report-fields.ts";
import { buttonStyle } from "#site/components/button-style.ts";
import { classNames } from "#site/components/class-names.ts";
import { Choice } from "#site/features/forms/choice.tsx";
import formStyles from "#site/features/forms/form.module.css";
import { formKeyField } from "#site/features/forms/form-key.ts";
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
export function ReportForm({ origins, keptFor, errors, typed = {}, formKey }: ReportFormProps) {
  const { t, link, locale } = useI18n();
  const host = new URL(origins[0] ?? "").host;
  const { form, field, consent, error, errorId, alert, isSending, invalid } = useCheckedForm<
    ReportField,
    ReportFormErrors
  >({
    name: "report",
    action: link(reportPath),
    fields: reportFields,
    read: (read) => readReportForm(read, origins),
    messages,
    messageValues: (of) => ({ host, limit: limits[of] ?? 0 }),
    errorsOfServer: errors,
  });

  return (
    <form className={classNames(formStyles.form, styles.report)} {...form}>
      <input type="hidden" name={formKeyField} value={formKey} />
      <fieldset
        className={classNames("stack-5", formStyles.part, formStyles.options, styles.kinds)}
        aria-describedby={errorId("kind")}
      >
        <legend>{t("report.kindTitle")}</legend>
        {/* Before the choices: after them it would be off a phone's screen while the first one has the focus. */}
        {error("kind")}
        {reportKinds.map((kind) => (
          <Choice
            key={kind}
            id={`report-${kind}`}
            name="kind"
            value={kind}
            label={t(kindLabels[kind].name)}
            text={t(kindLabels[kind].text)}
            isChosen={kind === typed.kind}
            hasFocus={kind === reportKinds[0] && invalid === "kind"}
            optional={classNames(!needsTarget(kind) && "target", !needsPerson(kind) && "person")}
          />
        ))}
      </fieldset>
      <fieldset className={`stack-5 ${formStyles.part}`}>
        <legend>{t("report.detailsTitle")}</legend>
        <div className={formStyles.field}>
          <OptionalLabel field="about" className={styles.optionalTarget} />
          <textarea
            rows={2}
            dir="ltr"
            inputMode="url"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            maxLength={reportLimits.about}
            defaultValue={typed.about}
            {...field("about", "report-about-optional", "report-about-text")}
            className={classNames(formStyles.input, styles.addresses)}
          />
          <small id="report-about-text">{t("report.aboutText")}</small>
          {error("about")}
        </div>
        <div className={formStyles.field}>
          <label htmlFor="report-reason">{t("report.reason")}</label>
          <textarea
            rows={5}
            dir="auto"
            required
            defaultValue={typed.reason}
            {...field("reason", "report-reason-text")}
            className={classNames(formStyles.input, styles.reason)}
          />
          <small id="report-reason-text">{t("report.reasonText")}</small>
          {error("reason")}
        </div>
      </fieldset>
      <fieldset className={classNames("stack-5", formStyles.part, formStyles.pair)}>
        <legend>{t("report.contactTitle")}</legend>
        <div className={formStyles.field}>
          <OptionalLabel field="name" className={styles.optionalPerson} />
          <input
            dir="auto"
            autoComplete="name"
            maxLength={reportLimits.name}
            defaultValue={typed.name}
            {...field("name", "report-name-optional")}
          />
          {error("name")}
        </div>
        <div className={formStyles.field}>
          <OptionalLabel field="email" className={styles.optionalPerson} />
          <input
            type="email"
            dir="ltr"
            autoComplete="email"
            spellCheck={false}
            maxLength={reportLimits.email}
            defaultValue={typed.email}
            {...field("email", "report-email-optional")}
          />
          {error("email")}
        </div>
      </fieldset>
      {consent("faith", t("report.faith"))}
      <p className={formStyles.notice}>
        {t("report.notice", { time: keptFor }) + sentenceSpace(locale)}
        <a className="accent" href={link("/privacy-policy")}>
          {t("sectionSeven.privacyPolicy")}
        </a>
      </p>
      <p>{t("report.nextReceipt")}</p>
      {alert}
      <button className={buttonStyle("primary")} type="submit" aria-disabled={isSending}>
        {isSending ? t("form.sending") : t("report.submit")}
      </button>
    </form>
  );
}

interface OptionalLabelProps {
  readonly field: "about" | "name" | "email";
  /** Of the mark, which the chosen kind shows or hides (report-form.module.css). */
  readonly className: string | undefined;
}

/** A field's name, with the mark that it may be left out. */
function OptionalLabel({ field, className }: OptionalLabelProps) {
  const { t } = useI18n();
  return (
    <div className={`row spread ${styles.label}`}>
      <label htmlFor={`report-${field}`}>{t(`report.${field}`)}</label>
      <small id={`report-${field}-optional`} className={className}>
        {t("report.optional")}
      </small>
    </div>
  );
}

export const ReportFormIsland = defineIsland(ReportForm, {
  name: "report-form",
  messages: ["report", "form", "errors", "sectionSeven"],
});
