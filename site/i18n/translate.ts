import { createInstance } from "i18next";
import { brand } from "#brand/brand.ts";
import { type LanguageCode, languages } from "#locales/index.ts";
import { messages } from "#locales/messages.ts";
import type { MessageKey } from "./message-key.ts";

/** Values for the placeholders of a text; `count` also chooses the plural form. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Gives the text of a key in one language. `{{brand}}` is always filled in. */
export type Translate = (key: MessageKey, values?: MessageValues) => string;

const i18n = createInstance();
await i18n.init({
  resources: Object.fromEntries(languages.map(({ code }) => [code, { translation: messages[code] }])),
  // No fallback: a gap would hide behind English. locales/messages.test.ts keeps the files complete.
  fallbackLng: false,
  interpolation: { escapeValue: false, defaultVariables: { brand: brand.name } }, // React escapes
});

/** @returns the texts of one language, fixed: a request's translator can never show another request's language. */
export function createTranslate(language: LanguageCode): Translate {
  const translate = i18n.getFixedT(language);
  return (key, values) => translate(key, values ?? {});
}
