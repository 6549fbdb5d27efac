import type { LanguageCode } from "#locales/index.ts";
import { createMessageFormatter } from "./create-message-formatter.ts";
import type { IslandMessages } from "./island-texts.ts";
import type { Translate } from "./translate.ts";

/** Gives the texts of an island in the browser, by the same rules as site/i18n/translate.ts on the server. */
export function createIslandTranslate(texts: IslandMessages, language: LanguageCode): Translate {
  return createMessageFormatter(texts, language);
}
