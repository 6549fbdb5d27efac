import type { Language } from "#locales/index.ts";
import type { Formats } from "./format.ts";
import { sentenceSpace } from "./text/sentence-space.ts";

/** Date and time with the name of their zone: "23 Aralık 2026 21:55 (Türkiye Standart Saati)". */
export function momentText(moment: Date, language: Language, formats: Formats): string {
  return formats.dateTime(moment) + sentenceSpace(language) + bracketedZone(moment, language, formats);
}

/** The name of the zone in brackets: "(Türkiye Standart Saati)". Chinese and Japanese brackets bring their own space. */
export function bracketedZone(moment: Date, language: Language, { zoneName }: Formats): string {
  return sentenceSpace(language) ? `(${zoneName(moment)})` : `（${zoneName(moment)}）`;
}
