import type { StructuredRecord } from "./structured-record.ts";

/** Characters that could end the script element or confuse a JSON parser. */
const unsafe = /[<>&\u2028\u2029]/g;

/**
 * Serializes a page's structured data as one JSON-LD graph that is safe inside `<script type="application/ld+json">`,
 * whatever users have written: no `<` that could close the script or open a comment, no line separator (U+2028, U+2029),
 * no lone surrogate. A data block is not subject to the Content-Security-Policy (HTML, "prepare the script element").
 */
export function encodeStructuredData(records: readonly StructuredRecord[]): string {
  const graph = { "@context": "https://schema.org", "@graph": records };
  const wellFormed = (_key: string, value: unknown) => (typeof value === "string" ? value.toWellFormed() : value);
  return JSON.stringify(graph, wellFormed).replace(unsafe, escaped);
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
