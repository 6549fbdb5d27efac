import { withBrandColors } from "#site/styles/brand-colors.ts";
import tokenSheet from "#site/styles/tokens.css?raw";

const tokens = withBrandColors(tokenSheet);

/**
 * A color of the site's dark theme, resolved for the rendering engine. Taken from site/styles/tokens.css with the hue of
 * the brand, so that preview images follow a changed brand.
 *
 * @param name of the token, without leading dashes
 * @param opacity replaces the token's own
 * @throws if there is no such token or it is no OKLCH color
 */
export function color(name: string, opacity?: number): string {
  const value = tokenValue(name);
  // The dark variant comes last: light-dark(oklch(…), oklch(…)).
  const dark = value.startsWith("light-dark(") ? value.slice(value.lastIndexOf("oklch("), -1) : value;
  const parts = /^oklch\(([\d.]+ [\d.]+ [\d.]+)(?: \/ ([\d.]+))?\)$/.exec(dark);
  if (!parts?.[1]) throw new Error(`site/styles/tokens.css has no OKLCH color --${name}`);
  return `oklch(${parts[1]} / ${opacity ?? Number(parts[2] ?? 1)})`;
}

/** The value of the first declaration of a token; empty where there is none. */
function tokenValue(name: string): string {
  const start = tokens.indexOf(`--${name}:`);
  return start < 0 ? "" : tokens.slice(tokens.indexOf(":", start) + 1, tokens.indexOf(";", start)).trim();
}
