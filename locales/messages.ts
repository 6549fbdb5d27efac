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
export type EnglishMessages = typeof en & { readonly brand: Omit<typeof brandTexts.en, "join"> };

interface BrandTexts extends MessageTree {
  /** In place of `join.button`, where the language would put an ending behind the name. */
  readonly join?: string;
}

/** The messages of a language with the brand's texts. */
export function withBrand<Own extends { readonly join: MessageTree }>(own: Own, { join, ...brand }: BrandTexts) {
  return { ...own, brand, join: { ...own.join, ...(join !== undefined && { button: join }) } };
}

/** All messages of all languages. Server only: in a browser bundle it would be more than 200 kB. */
export const messages: Record<Locale, MessageTree> = {
  ar: withBrand(ar, brandTexts.ar),
  de: withBrand(de, brandTexts.de),
  en: withBrand(en, brandTexts.en),
  es: withBrand(es, brandTexts.es),
  fa: withBrand(fa, brandTexts.fa),
  fr: withBrand(fr, brandTexts.fr),
  hi: withBrand(hi, brandTexts.hi),
  it: withBrand(it, brandTexts.it),
  ja: withBrand(ja, brandTexts.ja),
  ko: withBrand(ko, brandTexts.ko),
  pt: withBrand(pt, brandTexts.pt),
  ru: withBrand(ru, brandTexts.ru),
  sw: withBrand(sw, brandTexts.sw),
  tr: withBrand(tr, brandTexts.tr),
  zh: withBrand(zh, brandTexts.zh),
};
