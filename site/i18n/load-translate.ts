import type { Locale } from "#locales/index.ts";
import type { MessageTree } from "#locales/messages.ts";
import { createMessageFormatter } from "./create-message-formatter.ts";
import type { Translate } from "./translate.ts";

/** Groups that are read after a press, or by few visitors: they stand in no page, and each language has a file of each. */
const files = {
  chooser: import.meta.glob<MessageTree>("/locales/*.json", { import: "chooser" }),
  embedCode: import.meta.glob<MessageTree>("/locales/*.json", { import: "embedCode" }),
  inAppBrowser: import.meta.glob<MessageTree>("/locales/*.json", { import: "inAppBrowser" }),
};

/** Loads the messages of such a group in the browser. @throws where their file cannot be loaded */
export async function loadTranslate(locale: Locale, group: keyof typeof files): Promise<Translate> {
  const messages = await files[group][`/locales/${locale}.json`]?.();
  if (!messages) throw new Error(`locales/ has no file for "${locale}"`);
  return createMessageFormatter({ [group]: messages }, locale);
}
