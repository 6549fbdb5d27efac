import { LRUCache } from "lru-cache";
import type { Locale } from "#locales/index.ts";
import { detectLanguage } from "./detect-language.ts";
import { sampleOf } from "./readable-letters.ts";

/** A page is made again for each language of the interface, and once a minute. 1,000 texts are 2 MB at most. */
const remembered = new LRUCache<string, { readonly locale: Locale | undefined }>({ max: 1000 });

/** The language of a text (detect-language.ts), which is found once. */
export function textLanguage(text: string | undefined): Locale | undefined {
  if (text === undefined) return undefined;
  const sample = sampleOf(text);
  const known = remembered.get(sample) ?? { locale: detectLanguage(sample) };
  remembered.set(sample, known);
  return known.locale;
}
