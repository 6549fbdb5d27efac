import type { LanguageCode } from "#locales/index.ts";
import { type MessageTree, messages } from "#locales/messages.ts";
import type { MessageKey } from "./message-key.ts";

/** The few texts an island shows, by their whole key; plural forms are siblings, as in locales/*.json. */
export type IslandMessages = Readonly<Record<string, string>>;

const pluralForms = ["", "_zero", "_one", "_two", "_few", "_many", "_other"];

/** Picks what an island needs out of a language, so that no bundle of texts travels to the browser. Server only. */
export function pickMessages(code: LanguageCode, keys: readonly MessageKey[]): IslandMessages {
  const texts: Record<string, string> = {};
  for (const key of keys) {
    for (const form of pluralForms) {
      const text = find(messages[code], `${key}${form}`);
      if (text !== undefined) texts[`${key}${form}`] = text;
    }
  }
  return texts;
}

function find(tree: MessageTree, key: string): string | undefined {
  let found: string | MessageTree | undefined = tree;
  for (const part of key.split(".")) found = typeof found === "object" ? found[part] : undefined;
  return typeof found === "string" ? found : undefined;
}
