import type { StructuredRecord } from "./structured-record.ts";

/** What must not stand in a script element or confuses a JSON reader, by its escape in JSON. */
const unsafe = /[<>&\u2028\u2029]/g;

/**
 * Writes a page's structured data as one JSON-LD graph that can stand in `<script type="application/ld+json">`
 * whatever users have written: no `<` is left that could close the script or open a comment, no line separator
 * that older readers take for a line's end, and no half of a character. The block is data, which no
 * Content-Security-Policy counts as a script (HTML standard, "prepare the script element", step 8 and after).
 */
export function encodeStructuredData(items: readonly StructuredRecord[]): string {
  const graph = { "@context": "https://schema.org", "@graph": items };
  const wellFormed = (_key: string, value: unknown) => (typeof value === "string" ? value.toWellFormed() : value);
  return JSON.stringify(graph, wellFormed).replace(unsafe, escaped);
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
