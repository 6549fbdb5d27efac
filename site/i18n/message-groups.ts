import type { Locale } from "#locales/index.ts";
import { type EnglishMessages, type MessageTree, messages } from "#locales/messages.ts";

/** A top-level key of locales/*.json: "post", "sharing"… */
export type MessageGroup = keyof EnglishMessages;

/** Whole groups of one locale's messages, as islands get them. */
export type MessageGroups = Readonly<Partial<Record<MessageGroup, MessageTree>>>;

/** Picks groups out of a locale, so that no bundle of all messages reaches a browser. Server only. */
export function pickMessageGroups(code: Locale, groups: Iterable<MessageGroup>): MessageGroups {
  const all = messages[code] as Readonly<Record<MessageGroup, MessageTree>>;
  return Object.fromEntries([...groups].map((group) => [group, all[group]]));
}
