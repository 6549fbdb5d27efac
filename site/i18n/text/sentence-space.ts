import type { Language } from "#locales/index.ts";

/** What stands between two sentences on a line: nothing in Chinese and Japanese, whose punctuation has its own space. */
export function sentenceSpace({ script }: Pick<Language, "script">): string {
  return script === "Hans" || script === "Jpan" ? "" : " ";
}
