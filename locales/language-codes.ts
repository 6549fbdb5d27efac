import { type LanguageCode, languages } from "./index.ts";

/**
 * The codes of all interface languages, in the order of index.ts. In a file of its own so that inline scripts can be
 * built with the codes alone: see site/build/inline-script.ts.
 */
export const languageCodes: readonly LanguageCode[] = languages.map(({ code }) => code);
