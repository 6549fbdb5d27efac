import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Locale } from "#locales/index.ts";
import { createI18n, type I18n } from "./i18n.ts";
import { I18nContext } from "./i18n-context.tsx";
import { createTranslate } from "./translate.ts";

/** What a document on the server knows: all messages. @param localeInUrl whether its links name the locale */
export const i18nOf = (code: Locale, localeInUrl = false): I18n => createI18n(code, createTranslate(code), localeInUrl);

/** The HTML of components, as the server sends it. */
export const htmlIn = (i18n: I18n, components: ReactNode): string =>
  renderToStaticMarkup(<I18nContext value={i18n}>{components}</I18nContext>);
