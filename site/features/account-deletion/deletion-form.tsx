import { buttonStyle } from "#site/components/button-style.ts";
import type { Translate } from "#site/i18n/translate.ts";
import styles from "./deletion-form.module.css";

interface DeletionFormProps {
  readonly t: Translate;
  /** Kept over the submit, which would otherwise drop the address's query. */
  readonly languageInAddress: string | undefined;
  /** Fragment a submit leads to; without one the form does nothing at all. */
  readonly leadsTo: string | undefined;
}

/**
 * E-mail, password and the button of the specification's section 2. The two fields have no `name`: a browser
 * leaves a nameless field out of every submit (HTML, "constructing the entry list"), so what is typed can go
 * nowhere, with script or without, not even into the address. No checks either (specification, section 5).
 *
 * Without script the submit asks for the page again, if its address has no query yet: a browser writes the empty entry
 * list as "?". lead-to-mail.ts spares the visitor that.
 *
 * `method="dialog"` outside a dialog is defined to do nothing (HTML, "form submission algorithm").
 */
export function DeletionForm({ t, languageInAddress, leadsTo }: DeletionFormProps) {
  return (
    <form
      className={styles.form}
      noValidate
      {...(leadsTo ? { method: "get", action: leadsTo, "data-leads-to": leadsTo } : { method: "dialog" })}
    >
      {leadsTo && languageInAddress && <input type="hidden" name="lng" value={languageInAddress} />}
      <label className={styles.field}>
        {t("deleteAccount.email")}
        <input className={styles.input} type="email" dir="ltr" autoComplete="email" spellCheck={false} />
      </label>
      <label className={styles.field}>
        {t("deleteAccount.password")}
        <input className={styles.input} type="password" dir="ltr" autoComplete="current-password" />
      </label>
      <button className={buttonStyle("primary")} type="submit">
        {t("deleteAccount.submit")}
      </button>
    </form>
  );
}
