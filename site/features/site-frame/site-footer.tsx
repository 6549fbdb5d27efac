import type { ReactNode } from "react";
import { brand } from "#brand/brand.ts";
import { Branded } from "#site/components/branded.tsx";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { LanguageButton, LanguageList } from "./language-picker.tsx";
import styles from "./site-footer.module.css";

const links = [
  ["/privacy-policy", "sectionSeven.privacyPolicy"],
  ["/delete-account", "navigation.deleteAccount"],
  ["/report", "report.title"],
  ["/community-rules", "navigation.communityRules"],
  ["/child-safety", "navigation.childSafety"],
  ["/accessibility", "navigation.accessibilityStatement"],
] as const;

interface SiteFooterProps {
  /** Offers to change the choice about cookies; only where a tracker is configured. */
  readonly cookieSettings: boolean;
  /** Path and query that a change of language leads to; the page's own URL without its query where left out. */
  readonly here?: string;
  /** What a page sets above the line, such as the landing page's phone. */
  readonly children?: ReactNode;
}

/** The bottom of every page: copyright, the owner's texts, account deletion, reports and languages. */
export function SiteFooter({ cookieSettings, here = "", children }: SiteFooterProps) {
  const { t, link } = useI18n();
  return (
    <footer className="screen-only note">
      {children}
      <div className={styles.line}>
        <div className={`content row ${styles.row}`}>
          <ul className={`touch-lines ${styles.links}`} role="list">
            {links.map(([path, label]) => (
              <li key={path}>
                <a href={link(path)}>{t(label)}</a>
              </li>
            ))}
            {cookieSettings && (
              <li className="script-only">
                <button type="button" data-cookie-settings="">
                  {t("consent.change")}
                </button>
                <span data-refused-by-browser="" hidden>
                  {t("consent.globalPrivacyControl")}
                </span>
              </li>
            )}
          </ul>
          <p className={styles.copyright}>
            {/* "Inc." and "A.Ş." end the sentence themselves. U+2069 may end the name in a text of the other direction. */}
            <Branded name={brand.owner}>
              {t("sectionSeven.copyright", { owner: brand.owner }).replace(/\.(\u2069?)\./, ".$1")}
            </Branded>
          </p>
          <LanguageButton />
        </div>
      </div>
      <LanguageList here={here} />
    </footer>
  );
}
