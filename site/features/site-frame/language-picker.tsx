import { languages } from "#locales/index.ts";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { createLink } from "#site/i18n/locale/link.ts";
import styles from "./language-picker.module.css";

/** Also known to site/i18n/locale/correct-locale.ts, which keeps what is picked. */
const listId = "languages";

/**
 * Opens the list of languages. The browser does it all (popover): no script, Escape and a click outside close it.
 *
 * @param compact shows the globe alone; screen readers get its name from the label
 */
export function LanguageButton({ compact = false }: { readonly compact?: boolean }) {
  const { t, locale: current } = useI18n();
  const name = t("navigation.currentLanguage", { language: current.name });
  return (
    <button
      className={`screen-only touch-line ${compact ? styles.globe : styles.button}`}
      type="button"
      popoverTarget={listId}
      aria-label={compact ? name : undefined}
    >
      <svg viewBox="0 0 24 24" width={20} height={20} fill="none" stroke="currentColor" aria-hidden="true">
        <path
          d="M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3.5 9.5h17M3.5 14.5h17M12 3c-5 5-5 13 0 18M12 3c5 5 5 13 0 18"
          strokeWidth="1.7"
        />
      </svg>
      {!compact && name}
    </button>
  );
}

/**
 * Every language in its own name, as plain links: works without script, and the URL keeps the choice.
 *
 * @param here path and query to stay on; "" is the page's own URL without its query
 */
export function LanguageList({ here }: { readonly here: string }) {
  const { t, locale: current } = useI18n();
  return (
    <nav id={listId} className={`raised ${styles.list}`} popover="auto" aria-label={t("navigation.language")}>
      <ul role="list">
        {languages.map((language) => (
          <li key={language.code}>
            <a
              className="line"
              href={createLink(language.code, true)(here)}
              lang={language.code}
              data-script={language.script}
              aria-current={language.code === current.code ? "true" : undefined}
            >
              {language.name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
