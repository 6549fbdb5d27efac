/** Characters of a host and its port. A DNS name has at most 253, and each of its parts at most 63 (RFC 1035, 2.3.4). */
const maxAuthority = 253 + ":65535".length;
const maxLabel = 63;

/** What the host can be read from: up to the first character that ends it, none of which the URL parser removes. */
const start = /^https?:\/\/([^/\\?#\s]+)(?:[/\\?#]|$)/i;

/**
 * Parses an absolute http(s) URL without a user name or password.
 *
 * The host's length is checked first: the URL parser takes quadratic time for the Punycode of an international name, 20
 * ms for one of 4,000 characters.
 *
 * @returns `undefined` for any other text
 */
export function parseHttpUrl(text: string): URL | undefined {
  const [, authority] = start.exec(text) ?? [];
  if (authority === undefined || authority.length > maxAuthority) return undefined;
  if (authority.split(/[.:]/).some(({ length }) => length > maxLabel)) return undefined;
  const url = parseUrl(text);
  return url && !url.username && !url.password ? url : undefined;
}

/** `URL.parse`, which Safari has since version 18 only. */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** Leaves out the characters at the end of a text. Reads each once: a pattern would try each run of them. */
export function withoutTrailing(text: string, characters: ReadonlySet<string>): string {
  let end = text.length;
  while (characters.has(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
