import { describe, expect, test } from "vitest";
import { type LanguageCode, languages } from "./index.ts";
import { type MessageTree, messages } from "./messages.ts";

const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/** "post.views_one" → text */
function flatten(tree: MessageTree, prefix = ""): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === "string") texts.set(prefix + key, value);
    else for (const [inner, text] of flatten(value, `${prefix}${key}.`)) texts.set(inner, text);
  }
  return texts;
}

const placeholders = (text: string) => [...text.matchAll(/\{\{[^}]*\}\}/g)].map(([match]) => match).sort();
const unique = <Item>(items: Iterable<Item>) => [...new Set(items)];

const english = flatten(messages.en);
const englishKeys = unique([...english.keys()].map((key) => key.replace(pluralSuffix, "")));
const isPlural = (key: string) => english.has(`${key}_other`);

/** The keys a language must have: every English one, plural ones in each form its grammar has (CLDR). */
function expectedKeys(language: LanguageCode): string[] {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return englishKeys.flatMap((key) => (isPlural(key) ? forms.map((form) => `${key}_${form}`) : [key]));
}

/** The English text that a key's placeholders are compared with. */
function englishFor(key: string): string {
  return english.get(key) ?? english.get(`${key.replace(pluralSuffix, "")}_other`) ?? "";
}

describe.each(languages.map(({ code }) => code))("%s", (code) => {
  const texts = flatten(messages[code]);

  test("has every key in every plural form, and no other", () => {
    expect([...texts.keys()].sort()).toEqual(expectedKeys(code).sort());
  });

  test("has no empty text and no stray space", () => {
    const faulty = [...texts].filter(([, text]) => text.trim() === "" || text !== text.trim() || / {2}/.test(text));
    expect(faulty).toEqual([]);
  });

  test("keeps the placeholders of the English text", () => {
    const faulty = [...texts].filter(([key, text]) => {
      const own = placeholders(text);
      const wanted = placeholders(englishFor(key));
      // A form that stands for one exact number may say it in words: Arabic "مشاهدتان", two views.
      const inWords = /_(zero|one|two)$/.test(key) && own.join() === wanted.filter((p) => !p.includes("count")).join();
      return own.join() !== wanted.join() && !inWords;
    });
    expect(faulty).toEqual([]);
  });

  test("has only well-formed placeholders", () => {
    const faulty = [...texts].filter(([, text]) => /[{}]/.test(text.replace(/\{\{\w+(, number)?\}\}/g, "")));
    expect(faulty).toEqual([]);
  });
});

/** Texts that are the same words in another language, or have none. */
const sameAsEnglish = new Set<string>(["post.typeFlows", "post.typeBlip", "chooser.apple", "chooser.google"]);

describe.each(languages.filter(({ code }) => code !== "en").map(({ code }) => code))("%s", (code) => {
  test("has no English left over", () => {
    const leftOver = [...flatten(messages[code])].filter(([key, text]) => {
      const words = text.replace(/\{\{[^}]*\}\}/g, "").match(/\p{L}{2,}/gu) ?? [];
      return words.length > 1 && text === english.get(key) && !sameAsEnglish.has(key);
    });
    expect(leftOver).toEqual([]);
  });
});

const scripts: Partial<Record<LanguageCode, RegExp>> = {
  ar: /\p{Script=Arabic}/u,
  fa: /\p{Script=Arabic}/u,
  hi: /\p{Script=Devanagari}/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  ko: /\p{Script=Hangul}/u,
  ru: /\p{Script=Cyrillic}/u,
  zh: /\p{Script=Han}/u,
};

describe.each(Object.entries(scripts))("%s", (code, script) => {
  test("is written in its own script", () => {
    const foreign = [...flatten(messages[code as LanguageCode])].filter(
      ([key, text]) =>
        /\p{L}/u.test(text.replace(/\{\{[^}]*\}\}/g, "")) && !script.test(text) && !sameAsEnglish.has(key),
    );
    expect(foreign).toEqual([]);
  });
});

/** The specification's section 8: exact in Turkish. */
test("the error catalogue stands in Turkish to the letter", () => {
  const turkish = flatten(messages.tr);
  expect(
    ["post.notFound", "post.noData", "post.noContent", "post.anonymous", "ticket.notFound", "ticket.error"].map((key) =>
      turkish.get(key),
    ),
  ).toEqual([
    "Post bulunamadı.",
    "Post verisi bulunamadı.",
    "İçerik bulunamadı.",
    "Anonim",
    "Bilet bulunamadı.",
    "Hata: {{message}}",
  ]);
  expect(["post.typeNews", "post.typeFlows", "post.typeBlip", "post.typeOther"].map((key) => turkish.get(key))).toEqual(
    ["Gönderi", "Flows", "Blip", "Diğer"],
  );
});
