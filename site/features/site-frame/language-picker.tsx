import { type Language, languages } from "#locales/index.ts";
import type { Translate } from "#site/i18n/translate.ts";
import styles from "./language-picker.module.css";

interface LanguagePickerProps {
  readonly t: Translate;
  readonly current: Language;
}

/** Every language in its own name, as plain links: works without script, and the choice stands in the address. */
export function LanguagePicker({ t, current }: LanguagePickerProps) {
  return (
    <details className={styles.picker}>
      <summary className={styles.summary}>
        {t("navigation.language")}: <bdi lang={current.code}>{current.name}</bdi>
      </summary>
      <ul className={styles.list} role="list">
        {languages.map((language) => (
          <li key={language.code}>
            <a
              href={`?lng=${language.code}`}
              hrefLang={language.code}
              lang={language.code}
              dir={language.direction}
              aria-current={language.code === current.code ? "true" : undefined}
            >
              {language.name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
