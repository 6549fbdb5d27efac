import type { FormEvent } from "react";
import type { LanguageCode } from "#locales/index.ts";
import { buttonStyle } from "#site/components/button-style.ts";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { localeParameter } from "#site/i18n/resolve-locale.ts";
import { defineIsland } from "#site/islands/define-island.tsx";
import styles from "./deletion-form.module.css";

interface DeletionFormProps {
  /** Fragment of the page that a submit leads to; without one the form does nothing. */
  readonly leadsTo?: string;
  /** Locale that the page's URL names; a submit without script would drop it with the rest of the query. */
  readonly localeInUrl?: LanguageCode | undefined;
}

/**
 * E-mail, password and the button of the specification's section 2. The two fields have no `name`: a browser leaves
 * such a field out of every submit (HTML, "constructing the entry list"), so what is typed goes nowhere, not even into
 * the URL. Nothing is checked either (specification, section 5).
 *
 * Without script a submit loads the page anew at the fragment. `method="dialog"` outside a dialog is defined to do
 * nothing (HTML, "form submission algorithm").
 */
export function DeletionForm({ leadsTo, localeInUrl }: DeletionFormProps) {
  const { t } = useI18n();
  const scrollToFragment = (event: FormEvent) => {
    event.preventDefault();
    // Unlike `location.hash = …` this scrolls again when the URL already has the fragment.
    if (leadsTo) location.assign(leadsTo);
  };
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={scrollToFragment}
      {...(leadsTo ? { method: "get", action: leadsTo } : { method: "dialog" })}
    >
      {leadsTo && localeInUrl && <input type="hidden" name={localeParameter} value={localeInUrl} />}
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

export const DeletionFormIsland = defineIsland(DeletionForm, { name: "deletion-form", messages: ["deleteAccount"] });
