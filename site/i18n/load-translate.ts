import type { Locale } from "#locales/index.ts";
import type { MessageTree } from "#locales/messages.ts";
import { createMessageFormatter } from "./create-message-formatter.ts";
import { flattenMessages } from "./flatten-messages.ts";
import type { Translate } from "./translate.ts";

/** Groups that few visitors read: they stand in no page, and each language has a file of them. */
const files = {
  inAppBrowser: import.meta.glob<MessageTree>("/locales/*.json", { import: "inAppBrowser" }),
  copiedLink: import.meta.glob<MessageTree>("/locales/*.json", { import: "copiedLink" }),
};

/** Loads a group of messages in the browser. @throws where its file cannot be loaded */
export async function loadTranslate(group: keyof typeof files, locale: Locale): Promise<Translate> {
  const load = files[group][`/locales/${locale}.json`];
  if (!load) throw new Error(`locales/ has no file for "${locale}"`);
  return createMessageFormatter(flattenMessages({ [group]: await load() }), locale);
}
