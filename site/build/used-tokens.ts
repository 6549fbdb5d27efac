/**
 * The tokens that a drawing or style sheet takes with it to where the site's own sheet is not.
 *
 * @param text whatever says `var(--name)`
 * @param tokenStyles the style sheets that define the site's tokens
 * @param onUnknown told the names that none of them defines; such a name is left as it is
 * @returns the definitions it uses, with those that they use themselves: "--text:oklch(…);--hue:296"
 */
export function usedTokens(
  text: string,
  tokenStyles: readonly string[],
  onUnknown: (name: string) => void = () => undefined,
): string {
  const definitions = new Map<string, string>();
  for (const [, name = "", value = ""] of tokenStyles.join("").matchAll(/(--[\w-]+)\s*:\s*([^;{}]+);/g)) {
    // The first is the screen's; what follows is for print and for single languages.
    if (!definitions.has(name)) definitions.set(name, value.replace(/\s+/g, " ").trim());
  }
  const used = new Map<string, string>();
  const collect = (part: string) => {
    for (const [, name = ""] of part.matchAll(/var\((--[\w-]+)/g)) {
      const value = definitions.get(name);
      if (value === undefined) {
        onUnknown(name);
        continue;
      }
      if (used.has(name)) continue;
      used.set(name, value);
      collect(value);
    }
  };
  collect(text);
  return [...used].map(([name, value]) => `${name}:${value}`).join(";");
}
