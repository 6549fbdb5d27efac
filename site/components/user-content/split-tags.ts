/** A stretch of text, or a handle or hashtag in it. */
export interface TaggedPart {
  readonly isTag: boolean;
  readonly text: string;
}

/**
 * "@ada", "#istanbul": not within a word, as in an e-mail address. Words of Persian and Sinhala have U+200C and U+200D
 * within.
 */
const tag =
  /(?<![\p{L}\p{M}\p{N}_.])[@#＠＃][\p{L}\p{N}_][\p{L}\p{M}\p{N}_\u200c\u200d]*(?:\.[\p{L}\p{N}_][\p{L}\p{M}\p{N}_\u200c\u200d]*)*/gu;

/** Each becomes an element, so a text has no more. */
const mostTags = 100;

/** Finds handles and hashtags, which are names in any language. */
export function splitTags(text: string): TaggedPart[] {
  const parts: TaggedPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(tag).take(mostTags)) {
    if (index > end) parts.push({ isTag: false, text: text.slice(end, index) });
    parts.push({ isTag: true, text: found });
    end = index + found.length;
  }
  if (end < text.length) parts.push({ isTag: false, text: text.slice(end) });
  return parts;
}
