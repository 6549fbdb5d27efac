import { describe, expect, test } from "vitest";
import brandTexts from "#brand/texts.json" with { type: "json" };
import { type Locale, languages, locales, type Script } from "./index.ts";
import { type MessageTree, messages, withBrand } from "./messages.ts";

const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/** Messages by full key, such as "post.views_one". */
function flatten(tree: MessageTree, prefix = ""): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === "string") flat.set(prefix + key, value);
    else for (const [inner, text] of flatten(value, `${prefix}${key}.`)) flat.set(inner, text);
  }
  return flat;
}

const whatToMend = (language: Locale) =>
  `mend it in locales/${language}.json; what begins with brand., in brand/texts.json`;
const placeholders = (text: string) => [...text.matchAll(/\{\{[^}]*\}\}/g)].map(([match]) => match).sort();
const unique = <Item>(items: Iterable<Item>) => [...new Set(items)];

const english = flatten(messages.en);
const englishKeys = unique([...english.keys()].map((key) => key.replace(pluralSuffix, "")));
const isPlural = (key: string) => english.has(`${key}_other`);

/** Every English key; for a plural key, one per plural category of the language (CLDR). */
function expectedKeys(language: Locale): string[] {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return englishKeys.flatMap((key) => (isPlural(key) ? forms.map((form) => `${key}_${form}`) : [key]));
}

/** The English message whose placeholders a translation must use. */
function englishFor(key: string): string {
  return english.get(key) ?? english.get(`${key.replace(pluralSuffix, "")}_other`) ?? "";
}

/** Whether a plural form is used for a single number: not Russian `one` (1, 21…), nor French (0 and 1). */
function isOfOneNumber(language: Locale, key: string): boolean {
  const form = pluralSuffix.exec(key)?.[1];
  const plural = new Intl.PluralRules(language);
  return Array.from({ length: 200 }, (_, number) => plural.select(number)).filter((one) => one === form).length === 1;
}

test("a language whose brand has no text of its own for Join names it without an ending", () => {
  const own = { join: { button: "{{brand}} …", slideTitle: "…" } };
  expect(withBrand(own, { headline: "!" })).toEqual({ ...own, brand: { headline: "!" } });
  expect(withBrand(own, { headline: "!", join: "Ada’ya" }).join).toEqual({ ...own.join, button: "Ada’ya" });
});

describe.each(locales)("%s", (code) => {
  const translated = flatten(messages[code]);
  const whatToDo = whatToMend(code);

  test("has every key in every plural form, and no other", () => {
    expect([...translated.keys()].sort(), whatToDo).toEqual(expectedKeys(code).sort());
  });

  test("has no empty message and no stray space", () => {
    const invalid = [...translated].filter(
      ([, text]) => text.trim() === "" || text !== text.trim() || / {2}/.test(text),
    );
    expect(invalid, whatToDo).toEqual([]);
  });

  test("has the placeholders of the English message", () => {
    const invalid = [...translated].filter(([key, text]) => {
      if (key === "join.button" && "join" in brandTexts[code]) return false; // a text of the brand
      const actual = placeholders(text);
      const expected = placeholders(englishFor(key));
      // A plural form for one exact number may spell it out: Arabic "مشاهدتان" means two views.
      const spelledOut =
        isOfOneNumber(code, key) && actual.join() === expected.filter((p) => !p.includes("count")).join();
      return actual.join() !== expected.join() && !spelledOut;
    });
    expect(invalid, whatToDo).toEqual([]);
  });

  test("has only well-formed placeholders", () => {
    const invalid = [...translated].filter(([, text]) => /[{}]/.test(text.replace(/\{\{\w+(, number)?\}\}/g, "")));
    expect(invalid, whatToDo).toEqual([]);
  });
});

/** Messages that are the same in another language, such as product names. */
const sameAsEnglish = new Set<string>([
  "post.typeFlows",
  "post.typeBlip",
  "chooser.apple",
  "chooser.google",
  "ticketActions.googleCalendar",
]);

describe.each(languages.filter(({ code }) => code !== "en").map(({ code }) => code))("%s", (code) => {
  test("has no untranslated English", () => {
    const leftOver = [...flatten(messages[code])].filter(([key, text]) => {
      const words = text.replace(/\{\{[^}]*\}\}/g, "").match(/\p{L}{2,}/gu) ?? [];
      return words.length > 1 && text === english.get(key) && !sameAsEnglish.has(key);
    });
    expect(leftOver, `translate it; ${whatToMend(code)}`).toEqual([]);
  });
});

/** What the text of each script contains. */
const scripts: Record<Script, RegExp> = {
  Arab: /\p{Script=Arabic}/u,
  Cyrl: /\p{Script=Cyrillic}/u,
  Deva: /\p{Script=Devanagari}/u,
  Hans: /\p{Script=Han}/u,
  Jpan: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  Kore: /\p{Script=Hangul}/u,
  Latn: /\p{Script=Latin}/u,
};

describe.each(languages)("$code", ({ code, script }) => {
  test("is written in its own script", () => {
    const foreign = [...flatten(messages[code])].filter(
      ([key, text]) =>
        /\p{L}/u.test(text.replace(/\{\{[^}]*\}\}/g, "")) && !scripts[script].test(text) && !sameAsEnglish.has(key),
    );
    expect(foreign, whatToMend(code)).toEqual([]);
  });
});

/** The pair that each language quotes with. */
const quotes: Record<Locale, string> = {
  ar: "«»",
  de: "„“",
  en: "“”",
  es: "«»",
  fa: "«»",
  fr: "«»",
  hi: "“”",
  it: "«»",
  ja: "「」",
  ko: "“”",
  pt: "“”",
  ru: "«»",
  sw: "“”",
  tr: "“”",
  zh: "“”",
};

describe.each(locales)("the typography of %s", (code) => {
  const texts = [...flatten(messages[code])].map(([key, text]) => [key, text.replace(/\{\{[^}]*\}\}/g, "X")] as const);
  const withFault = (fault: RegExp) => texts.filter(([, text]) => fault.test(text));

  test("has its own quotes, and apostrophes and ellipses that are no typewriter's", () => {
    expect(withFault(/['"‘`´]|\.\.\./), whatToMend(code)).toEqual([]);
    expect(withFault(new RegExp(`(?![${quotes[code]}])[«»„“”「」『』]`)), `quote with ${quotes[code]}`).toEqual([]);
  });

  test(
    code === "fr" ? "keeps colon, semicolon, ! and ? on the line of their word" : "has no space before punctuation",
    () => {
      const fault = code === "fr" ? /[^\u00a0\u202f][:;!?»]|«[^\u00a0\u202f]/ : /\s[:;!?.,،؛؟。、，]/;
      expect(withFault(fault), whatToMend(code)).toEqual([]);
    },
  );
});

test.each(["es", "fr", "it", "pt"] as const)("%s says “de” between a million and its noun", (code) => {
  const translated = flatten(messages[code]);
  const million = [...translated].filter(([key, text]) => key.endsWith("_many") && text !== "seguindo");
  const withoutDe = million.filter(([, text]) => !/(^|\}\}\s)(de\s|di\s|d’)/.test(text));
  expect(withoutDe).toEqual([]);
});

test.each(["tr", "de", "fr", "pt"] as const)("no line of a form in %s ends with the hyphen of e-mail", (code) => {
  const ofForms = [...flatten(messages[code])].filter(([key]) => /^(deleteAccount|report|reportStatus)\./.test(key));
  expect(ofForms.filter(([, text]) => /\s(e-post|e-mail)/i.test(text))).toEqual([]);
});

test("the Turkish type labels are those of the specification (section 3)", () => {
  const turkish = flatten(messages.tr);
  const keys = ["post.typeNews", "post.typeFlows", "post.typeBlip", "post.typeOther"];
  expect(keys.map((key) => turkish.get(key))).toEqual(["Gönderi", "Flows", "Blip", "Diğer"]);
});
