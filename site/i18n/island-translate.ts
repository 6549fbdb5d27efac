import type { LanguageCode } from "#locales/index.ts";
import type { IslandTexts } from "./island-texts.ts";
import { readTexts } from "./read-texts.ts";
import type { Translate } from "./translate.ts";

/** Gives the texts of an island in the browser, by the same rules as site/i18n/translate.ts on the server. */
export function createIslandTranslate(texts: IslandTexts, language: LanguageCode): Translate {
  return readTexts(texts, language);
}
