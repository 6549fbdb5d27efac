import type { Locale } from "#locales/index.ts";
import type { MessageTree } from "#locales/messages.ts";
import { createMessageFormatter } from "./create-message-formatter.ts";
import { flattenMessages } from "./flatten-messages.ts";
import type { Translate } from "./translate.ts";

/** A group that few visitors read: it stands in no page, and each language has a file of it. */
const group = "inAppBrowser";
const files = import.meta.glob<MessageTree>("/locales/*.json", { import: "inAppBrowser" });

/** Loads the messages of `inAppBrowser` in the browser. @throws where their file cannot be loaded */
export async function loadTranslate(locale: Locale): Promise<Translate> {
  const load = files[`/locales/${locale}.json`];
  if (!load) throw new Error(`locales/ has no file for "${locale}"`);
  return createMessageFormatter(flattenMessages({ [group]: await load() }), locale);
}
