import { needsPerson, needsTarget, type ReportKind, reportKinds, reportLimits } from "#contract/report-fields.ts";
import { buttonStyle } from "#site/components/button-style.ts";
import { classNames } from "#site/components/class-names.ts";
import { FieldError } from "#site/features/forms/field-error.tsx";
import formStyles from "#site/features/forms/form.module.css";
import { FormAlert } from "#site/features/forms/form-alert.tsx";
import { formFailureMessage } from "#site/features/forms/form-failure.ts";
import { formKeyField } from "#site/features/forms/form-key.ts";
import { useCheckedForm } from "#site/features/forms/use-checked-form.ts";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { sentenceSpace } from "#site/i18n/text/sentence-space.ts";
import { defineIsland } from "#site/islands/define-island.tsx";
import { reportFormTimeoutMs } from "#site/product-api/timeouts.ts";
import { kindLabels } from "../kind-labels.ts";
import { reportPath } from "../report-links.ts";
import type { TypedReport } from "./post-report-form.ts";
import { type ReportField, type ReportFormErrors, readReportForm, reportFields } from "./read-report-form.ts";
import styles from "./report-form.module.css";
import { fieldMessage } from "./report-form-messages.ts";

interface ReportFormProps {
  /** Of this site, whose posts and profiles can be reported; the first is the one that visitors see. */
  readonly origins: readonly string[];
  /** How long what is typed is kept after the last decision: "7 months". */
  readonly keptFor: string;
  /** What the server found wrong with a form that was posted without script. */
  readonly errors?: ReportFormErrors;
  /** What was typed into it, or the address that the visitor comes from. */
  readonly typed?: Partial<TypedReport>;
  readonly formKey: string;
}

/** Takes a report. A plain form that is posted to its own page; with script, it is checked before it is sent. */
export function ReportForm({ origins, keptFor, errors: errorsOfServer = {}, typed = {}, formKey }: ReportFormProps) {
  const { t, link, locale } = useI18n();
  const action = link(reportPath); // `form.action` would be a field of that name
  const { errors, isSending, invalid, ...handlers } = useCheckedForm<ReportField, ReportFormErrors>({
    action,
    fields: reportFields,
    read: (form) => readReportForm(form, origins),
    errorsOfServer,
    unavailable: { form: "unconfirmed" },
    timeoutMs: reportFormTimeoutMs,
  });
  const host = new URL(origins[0] ?? "").host;
  const error = (field: ReportField) => (
    <FieldError id={errorId(field)}>{fieldMessage(field, errors, t, host)}</FieldError>
  );
  const fieldState = (field: ReportField, ...hints: readonly string[]) => ({
    name: field,
    "aria-invalid": errors[field] !== undefined,
    "aria-describedby": [...hints, errorId(field)].join(" "),
    // Without script, the field that must be corrected gets the focus with the page.
    autoFocus: field === invalid,
  });
  const openAt = typeof errors.form === "object" && "openAt" in errors.form ? errors.form.openAt : undefined;

  return (
    <form
      className={classNames(formStyles.form, styles.report)}
      method="post"
      action={action}
      noValidate
      aria-busy={isSending}
      {...handlers}
    >
      <input type="hidden" name={formKeyField} value={formKey} />
      <fieldset
        className={classNames("stack-5", formStyles.part, formStyles.options, styles.kinds)}
        aria-describedby={errorId("kind")}
      >
        <legend>{t("report.kindTitle")}</legend>
        {/* Before the choices: after them it would be off a phone's screen while the first one has the focus. */}
        {error("kind")}
        {reportKinds.map((kind) => (
          <KindChoice
            key={kind}
            kind={kind}
            isChosen={kind === typed.kind}
            isFirst={kind === reportKinds[0] && invalid === "kind"}
          />
        ))}
      </fieldset>
      <fieldset className={`stack-5 ${formStyles.part}`}>
        <legend>{t("report.detailsTitle")}</legend>
        <div className={formStyles.field}>
          <OptionalLabel field="about" className={styles.optionalTarget} />
          <textarea
            id="report-about"
            className={classNames(formStyles.input, styles.addresses)}
            rows={2}
            dir="ltr"
            inputMode="url"
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            maxLength={reportLimits.about}
            defaultValue={typed.about}
            {...fieldState("about", "report-about-optional", "report-about-text")}
          />
          <small id="report-about-text">{t("report.aboutText")}</small>
          {error("about")}
        </div>
        <div className={formStyles.field}>
          <label htmlFor="report-reason">{t("report.reason")}</label>
          <textarea
            id="report-reason"
            className={classNames(formStyles.input, styles.reason)}
            rows={5}
            dir="auto"
            required
            defaultValue={typed.reason}
            {...fieldState("reason", "report-reason-text")}
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
            id="report-name"
            className={formStyles.input}
            dir="auto"
            autoComplete="name"
            maxLength={reportLimits.name}
            defaultValue={typed.name}
            {...fieldState("name", "report-name-optional")}
          />
          {error("name")}
        </div>
        <div className={formStyles.field}>
          <OptionalLabel field="email" className={styles.optionalPerson} />
          <input
            id="report-email"
            className={formStyles.input}
            type="email"
            dir="ltr"
            autoComplete="email"
            spellCheck={false}
            maxLength={reportLimits.email}
            defaultValue={typed.email}
            {...fieldState("email", "report-email-optional")}
          />
          {error("email")}
        </div>
      </fieldset>
      <div className={formStyles.field}>
        <label className={formStyles.choice}>
          <input type="checkbox" value="yes" required {...fieldState("faith")} />
          <span>{t("report.faith")}</span>
        </label>
        {error("faith")}
      </div>
      <p className={formStyles.notice}>
        {t("report.notice", { time: keptFor }) + sentenceSpace(locale)}
        <a href={link("/privacy-policy")}>{t("sectionSeven.privacyPolicy")}</a>
      </p>
      <p>{t("report.nextReceipt")}</p>
      <FormAlert
        message={formFailureMessage(errors.form, t)}
        openAt={openAt}
        isOfPage={errorsOfServer.form !== undefined}
      />
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
    <div className={`row ${styles.label}`}>
      <label htmlFor={`report-${field}`}>{t(`report.${field}`)}</label>
      <small id={`report-${field}-optional`} className={className}>
        {t("report.optional")}
      </small>
    </div>
  );
}

interface KindChoiceProps {
  readonly kind: ReportKind;
  readonly isChosen: boolean;
  /** Whether it gets the focus with the page. */
  readonly isFirst: boolean;
}

function KindChoice({ kind, isChosen, isFirst }: KindChoiceProps) {
  const { t } = useI18n();
  const { name, text } = kindLabels[kind];
  return (
    <label className={formStyles.choice}>
      <input
        name="kind"
        type="radio"
        value={kind}
        required
        defaultChecked={isChosen}
        {...{ autoFocus: isFirst }}
        data-optional={classNames(!needsTarget(kind) && "target", !needsPerson(kind) && "person")}
        aria-labelledby={`report-${kind}-name`}
        aria-describedby={`report-${kind}-text`}
      />
      <span id={`report-${kind}-name`}>{t(name)}</span>
      <small id={`report-${kind}-text`}>{t(text)}</small>
    </label>
  );
}

function errorId(field: ReportField): string {
  return `report-${field}-error`;
}

export const ReportFormIsland = defineIsland(ReportForm, {
  name: "report-form",
  messages: ["report", "form", "errors", "sectionSeven"],
});
