import brandTexts from "#brand/texts.json" with { type: "json" };
import ar from "./ar.json" with { type: "json" };
import de from "./de.json" with { type: "json" };
import en from "./en.json" with { type: "json" };
import es from "./es.json" with { type: "json" };
import fa from "./fa.json" with { type: "json" };
import fr from "./fr.json" with { type: "json" };
import hi from "./hi.json" with { type: "json" };
import type { Locale } from "./index.ts";
import it from "./it.json" with { type: "json" };
import ja from "./ja.json" with { type: "json" };
import ko from "./ko.json" with { type: "json" };
import pt from "./pt.json" with { type: "json" };
import ru from "./ru.json" with { type: "json" };
import sw from "./sw.json" with { type: "json" };
import tr from "./tr.json" with { type: "json" };
import zh from "./zh.json" with { type: "json" };

/** A JSON tree whose leaves are messages. Plural forms are sibling keys: `views_one`, `views_other`. */
export interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

/**
 * English defines the keys. locales/messages.test.ts checks that every other language has exactly the same ones. The brand
 * has what plays with its name.
 */
export type EnglishMessages = typeof en & { readonly brand: typeof brandTexts.en };

/** All messages of all languages. Server only: in a browser bundle it would be more than 200 kB. */
export const messages: Record<Locale, MessageTree> = {
  ar: { ...ar, brand: brandTexts.ar },
  de: { ...de, brand: brandTexts.de },
  en: { ...en, brand: brandTexts.en },
  es: { ...es, brand: brandTexts.es },
  fa: { ...fa, brand: brandTexts.fa },
  fr: { ...fr, brand: brandTexts.fr },
  hi: { ...hi, brand: brandTexts.hi },
  it: { ...it, brand: brandTexts.it },
  ja: { ...ja, brand: brandTexts.ja },
  ko: { ...ko, brand: brandTexts.ko },
  pt: { ...pt, brand: brandTexts.pt },
  ru: { ...ru, brand: brandTexts.ru },
  sw: { ...sw, brand: brandTexts.sw },
  tr: { ...tr, brand: brandTexts.tr },
  zh: { ...zh, brand: brandTexts.zh },
};
