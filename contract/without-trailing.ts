/** Leaves out the characters at the end of a text. Reads each once: a pattern would try each run of them. */
export function withoutTrailing(text: string, characters: ReadonlySet<string>): string {
  let end = text.length;
  while (characters.has(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
