import { normalizeReason, reportLimits } from "#contract/report-fields.ts";
import formStyles from "#site/features/forms/form.module.css";
import { TextField } from "#site/features/forms/form-fields.tsx";
import { readText } from "#site/features/forms/read-field.ts";
import { TokenForm } from "#site/features/private-request/facts.tsx";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { reportStatusPath } from "../report-links.ts";

/** An objection that was not accepted, to be shown again. */
export interface RefusedObjection {
  readonly error: "missing" | "too-long";
  readonly typed: string;
}

interface ObjectionFormProps {
  readonly token: string;
  readonly refused: RefusedObjection | undefined;
}

/** Objects to a decision: one field, checked by the server. */
export function ObjectionForm({ token, refused }: ObjectionFormProps) {
  const { t, link } = useI18n();
  const errors = {
    missing: t("reportStatus.objectionMissing"),
    "too-long": t("report.reasonTooLong", { limit: reportLimits.reason }),
  };
  return (
    <TokenForm
      className={formStyles.form}
      action={link(reportStatusPath)}
      token={token}
      submit={t("reportStatus.objectionSubmit")}
    >
      <h2>{t("reportStatus.disagreeTitle")}</h2>
      <p>{t("reportStatus.disagreeText")}</p>
      <TextField
        id="objection-reason"
        name="reason"
        label={t("reportStatus.objection")}
        error={refused && errors[refused.error]}
        typed={refused?.typed}
        hasFocus={refused !== undefined}
        rows={4}
        dir="auto"
        required
      />
    </TokenForm>
  );
}

/** Reads the form: the reason, or why it is not accepted. */
export function readObjection(form: FormData): string | RefusedObjection {
  const typed = readText(form, "reason");
  return normalizeReason(typed) ?? { error: typed.trim() === "" ? "missing" : "too-long", typed };
}
