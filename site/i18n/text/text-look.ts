/** Characters of a word and of a line. */
const wordLimit = 12;
const lineLimit = 60;

/** How a text stands where it is alone: a word is no small print on a large ground, and tags are no wall of accents. */
export function textLook(text: string): "emoji" | "word" | "line" | "tags" | undefined {
  if (text.length <= wordLimit) {
    return /\p{Extended_Pictographic}/u.test(text) && !/[\p{L}\p{N}]/u.test(text) ? "emoji" : "word";
  }
  if (text.split(/\s+/).every((word) => word.startsWith("#"))) return "tags";
  return text.length <= lineLimit ? "line" : undefined;
}
