import { francAll } from "franc";
import { LRUCache } from "lru-cache";
import type { Locale } from "#locales/index.ts";
import { type AlphabeticLocale, foreignShare } from "./alphabets.ts";
import { mainScript, type SharedScript, sharedScripts } from "./main-script.ts";
import { readableLetters, sampleOf } from "./readable-letters.ts";

/** The ISO 639-3 codes by which franc knows the languages of each script. */
const candidates: Readonly<Record<SharedScript, readonly (readonly [AlphabeticLocale, string])[]>> = {
  Latin: [
    ["tr", "tur"],
    ["en", "eng"],
    ["de", "deu"],
    ["es", "spa"],
    ["fr", "fra"],
    ["it", "ita"],
    ["pt", "por"],
    ["sw", "swh"],
  ],
  Cyrillic: [["ru", "rus"]],
  Arabic: [
    ["ar", "arb"],
    ["fa", "pes"],
  ],
  Devanagari: [["hi", "hin"]],
};

/**
 * Other languages that cannot be excluded by their letters: a text in one of them is in no language of ours. Franc knows 200;
 * with all of them, a Spanish post is Galician too often and a Turkish one Azerbaijani, which has letters of its own.
 * Its `ckb` is Kurmanji, `als` Albanian.
 */
const outsiders = [
  ...["afr", "als", "cat", "ckb", "fin", "hau", "hrv", "ind", "kin", "lug", "nld", "nob", "ron", "som", "swe", "tgl"],
  ...["uzn", "zul", "bul", "mar", "npi", "pbu", "urd"],
];

/** Letters that no other language has which is written with the rest of the alphabet. */
const ownLetters: Readonly<Partial<Record<Locale, RegExp>>> = { tr: /[ğı]/, ru: /[ыэё]/ };

/** Share of words with other letters in a text that may still be of the language: names, quotations, dialects. */
const namesAndQuotations = 0.1;

/** Letters that are enough to recognize a language by its words, and Chinese, whose characters Japanese has too. */
const enoughLetters = { words: 20, chinese: 8 };

/** How much likelier than any other a language must be, on franc's scale from 0 to 1. */
const lead = 0.03;

/**
 * The language that a user's text is written in, where it is one of the interface's and sure enough; otherwise nothing.
 * It looks at the beginning only, in linear time. docs/decisions/0025-language-of-a-post.md has the reasons,
 * benchmarks/results.md how often it is right.
 */
export function detectLanguage(text: string): Locale | undefined {
  const letters = readableLetters(text);
  const script = mainScript(letters);
  switch (script) {
    case undefined:
      return undefined;
    case "Japanese":
      return "ja";
    case "Hangul":
      return "ko";
    case "Chinese":
      return letters.length < enoughLetters.chinese ? undefined : "zh";
    default:
      return letters.length < enoughLetters.words ? undefined : byWords(letters, script);
  }
}

function byWords(letters: string, script: SharedScript): Locale | undefined {
  const words = letters.split(" ").filter((word) => word.search(sharedScripts[script]) >= 0);
  const possible = candidates[script].filter(([locale]) => foreignShare(words, locale) <= namesAndQuotations);
  const sure = possible.find(([locale]) => ownLetters[locale]?.test(letters));
  if (sure) return sure[0];
  const [first, second] = francAll(letters, { only: [...possible.map(([, code]) => code), ...outsiders] });
  if (!first || first[1] - (second?.[1] ?? 0) < lead) return undefined;
  return possible.find(([, code]) => code === first[0])?.[0];
}

/** A page is made again for each language of the interface, and once a minute. 1,000 texts are 2 MB at most. */
const remembered = new LRUCache<string, { readonly locale: Locale | undefined }>({ max: 1000 });

/** The same, found once for each text. */
export function textLanguage(text: string | undefined): Locale | undefined {
  if (text === undefined) return undefined;
  const sample = sampleOf(text);
  const known = remembered.get(sample) ?? { locale: detectLanguage(sample) };
  remembered.set(sample, known);
  return known.locale;
}
