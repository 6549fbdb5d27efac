import type { Locale } from "#locales/index.ts";
import { messages } from "#locales/messages.ts";
import { createMessageFormatter } from "./create-message-formatter.ts";
import type { MessageKey } from "./message-key.ts";

/** Values for the placeholders of a message; `count` also chooses the plural form. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Returns the message of a key in one locale. `{{brand}}` is always filled in. */
export type Translate = (key: MessageKey, values?: MessageValues) => string;

const translates = new Map<Locale, Translate>();

/**
 * Creates the translate function of a locale on the server, once per locale. There is no fallback to another locale,
 * which would hide gaps; locales/messages.test.ts keeps all files complete.
 */
export function createTranslate(locale: Locale): Translate {
  const cached = translates.get(locale);
  if (cached) return cached;
  const format = createMessageFormatter(messages[locale], locale);
  const withoutValues = new Map<MessageKey, string>();
  const translate: Translate = (key, values) => {
    if (values) return format(key, values);
    const message = withoutValues.get(key) ?? format(key);
    withoutValues.set(key, message);
    return message;
  };
  translates.set(locale, translate);
  return translate;
}
