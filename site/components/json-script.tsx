interface JsonScriptProps {
  readonly id?: string;
  readonly type?: "application/json" | "application/ld+json";
  readonly data: object;
}

/**
 * JSON in the page, for its scripts, which find it by the id, or for search engines. It is not subject to the
 * Content-Security-Policy (HTML, "prepare the script element").
 */
export function JsonScript({ id, type = "application/json", data }: JsonScriptProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without "<", see encodeJson
  return <script type={type} id={id} dangerouslySetInnerHTML={{ __html: encodeJson(data) }} />;
}

/** Characters that could end the script element or confuse a JSON parser. */
const unsafe = /[<>&\u2028\u2029]/g;

/**
 * JSON that is safe inside of a script element, whatever users have written: no `<` that could close it or open a comment, no
 * line separator (U+2028, U+2029), no lone surrogate.
 */
export function encodeJson(data: object): string {
  const wellFormed = (_key: string, value: unknown) => (typeof value === "string" ? value.toWellFormed() : value);
  return JSON.stringify(data, wellFormed).replace(unsafe, escaped);
}

function escaped(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
}
