import type { EnglishMessages } from "#locales/messages.ts";

type PluralCategory = "zero" | "one" | "two" | "few" | "many" | "other";
type WithoutPlural<Key extends string> = Key extends `${infer Base}_${PluralCategory}` ? Base : Key;

type KeysOf<Tree, Prefix extends string> = {
  [Key in keyof Tree & string]: Tree[Key] extends string
    ? `${Prefix}${WithoutPlural<Key>}`
    : KeysOf<Tree[Key], `${Prefix}${Key}.`>;
}[keyof Tree & string];

/** Every key of locales/en.json, plural suffixes left off: "hero.title1" | … | "post.views" | … */
export type MessageKey = KeysOf<EnglishMessages, "">;
