import brandStyles from "#brand/brand.css?raw";
import tokens from "#site/styles/tokens.css?raw";

/**
 * A colour of the site's dark face as the drawing engine reads it: taken from site/ui/tokens.css with the hue of
 * brand/brand.css put in, so that a new brand colours its pictures with its pages.
 *
 * @param name of the token, without dashes in front
 * @param opacity multiplies nothing: it replaces the token's own
 */
export function color(name: string, opacity?: number): string {
  const [, hue] = /--brand-hue:\s*([\d.]+)/.exec(brandStyles) ?? [];
  const [, value = ""] = new RegExp(`--${name}:\\s*(.+);`).exec(tokens) ?? [];
  const [, dark = value] = /^light-dark\(.+\),\s*(oklch\(.+\))\)$/.exec(value) ?? [];
  const parts = /^oklch\(([\d.]+ [\d.]+ (?:var\(--brand-hue\)|[\d.]+))(?: \/ ([\d.]+))?\)$/.exec(dark);
  if (!parts?.[1] || !hue) throw new Error(`tokens.css has no colour --${name} that can be drawn`);
  const alpha = opacity ?? Number(parts[2] ?? 1);
  return `oklch(${parts[1].replace("var(--brand-hue)", hue)} / ${alpha})`;
}
