import { createRoot } from "react-dom/client";
import type { Locale } from "#locales/index.ts";
import { createI18n } from "#site/i18n/i18n.ts";
import { I18nContext } from "#site/i18n/i18n-context.tsx";
import { loadTranslate } from "#site/i18n/load-translate.ts";
import type { KnownBehavior } from "./detect-in-app-browser.ts";
import { hostId } from "./host-id.ts";
import { InAppHelp } from "./in-app-help.tsx";

/**
 * Helps the visitor of a page out of an in-app browser.
 *
 * @throws where the texts cannot be loaded; the page works as it did
 */
export async function showInAppHelp(page: Document, behavior: KnownBehavior): Promise<void> {
  const host = page.getElementById(hostId);
  if (!host) return;
  const locale = page.documentElement.lang as Locale;
  const t = await loadTranslate(locale, "inAppBrowser");
  createRoot(host).render(
    <I18nContext value={createI18n(locale, t, false)}>
      {/* A ticket that is there can be printed. */}
      <InAppHelp behavior={behavior} isTicket={page.querySelector("[data-print]") !== null} />
    </I18nContext>,
  );
}
