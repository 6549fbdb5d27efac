import type { Locale } from "#locales/index.ts";
import others from "./latin-fallback.css?inline";
import english from "./latin-fallback.en.css?inline";
import turkish from "./latin-fallback.tr.css?inline";

/** CSS of the device's Latin fonts in the web font's widths, for a page in this language. */
export function latinFallback(language: Locale): string {
  return language === "tr" ? turkish : language === "en" ? english : others;
}
