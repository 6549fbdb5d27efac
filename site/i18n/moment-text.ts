import type { Language } from "#locales/index.ts";
import type { Formats } from "./format.ts";

/** Date and time with the name of their zone: "23 Aralık 2026 21:55 (Türkiye Standart Saati)". */
export function momentText(moment: Date, language: Language, formats: Formats): string {
  const zone = bracketedZone(moment, language, formats);
  return `${formats.dateTime(moment)}${hasFullWidthBrackets(language) ? "" : " "}${zone}`;
}

/** The name of the zone in brackets: "(Türkiye Standart Saati)". */
export function bracketedZone(moment: Date, language: Language, { zoneName }: Formats): string {
  return hasFullWidthBrackets(language) ? `（${zoneName(moment)}）` : `(${zoneName(moment)})`;
}

/** Chinese and Japanese brackets bring their own space. */
function hasFullWidthBrackets({ script }: Language): boolean {
  return script === "Hans" || script === "Jpan";
}
