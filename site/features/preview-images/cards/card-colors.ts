import brandStyles from "#brand/brand.css?raw";
import tokens from "#site/styles/tokens.css?raw";

/**
 * A color of the site's dark theme, resolved for the rendering engine. Taken from site/styles/tokens.css with the hue of
 * brand/brand.css, so that preview images follow a changed brand.
 *
 * @param name of the token, without leading dashes
 * @param opacity replaces the token's own
 * @throws if there is no such token or it is no OKLCH color
 */
export function color(name: string, opacity?: number): string {
  const [, hue] = /--brand-hue:\s*([\d.]+)/.exec(brandStyles) ?? [];
  const value = tokenValue(name);
  // The dark variant comes last: light-dark(oklch(…), oklch(…)).
  const dark = value.startsWith("light-dark(") ? value.slice(value.lastIndexOf("oklch("), -1) : value;
  const parts = /^oklch\(([\d.]+ [\d.]+ (?:var\(--brand-hue\)|[\d.]+))(?: \/ ([\d.]+))?\)$/.exec(dark);
  if (!parts?.[1] || !hue) throw new Error(`site/styles/tokens.css has no OKLCH color --${name}`);
  const alpha = opacity ?? Number(parts[2] ?? 1);
  return `oklch(${parts[1].replace("var(--brand-hue)", hue)} / ${alpha})`;
}

/** The value of the first declaration of a token; empty where there is none. */
function tokenValue(name: string): string {
  const start = tokens.indexOf(`--${name}:`);
  return start < 0 ? "" : tokens.slice(tokens.indexOf(":", start) + 1, tokens.indexOf(";", start)).trim();
}
