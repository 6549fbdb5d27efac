import type { LanguageCode } from "#locales/index.ts";
import { messages } from "#locales/messages.ts";
import { createMessageFormatter } from "./create-message-formatter.ts";
import { flattenMessages } from "./flatten-messages.ts";
import type { MessageKey } from "./message-key.ts";

/** Values for the placeholders of a text; `count` also chooses the plural form. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Gives the text of a key in one language. `{{brand}}` is always filled in. */
export type Translate = (key: MessageKey, values?: MessageValues) => string;

const translates = new Map<LanguageCode, Translate>();

/**
 * No language stands in for another: a gap would hide behind English. locales/messages.test.ts keeps the files complete.
 *
 * @returns the texts of one language, fixed: a request's translator can never show another request's language.
 */
export function createTranslate(language: LanguageCode): Translate {
  const known = translates.get(language);
  if (known) return known;
  const translate = createMessageFormatter(flattenMessages(messages[language]), language);
  const plainTexts = new Map<MessageKey, string>();
  const made: Translate = (key, values) => {
    if (values) return translate(key, values);
    const text = plainTexts.get(key) ?? translate(key);
    plainTexts.set(key, text);
    return text;
  };
  translates.set(language, Object.freeze(made));
  return made;
}
