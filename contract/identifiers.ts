/** Tells whether a URL segment can be an id. If not, the response is a 404 without a call to the product server. */
export function isIdentifier(value: string | undefined): value is string {
  return value !== undefined && /^[A-Za-z0-9_-]{1,64}$/.test(value);
}

/** UUIDs are read in any case and written in lower case (RFC 9562, section 4). Other ids are what they are. */
export function lowerUuid(id: string): string {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(id) ? id.toLowerCase() : id;
}

/**
 * Reads the id at the start of a URL segment, up to the first character that no id has: chats and sentences put marks and
 * suffixes behind an address.
 *
 * @returns `undefined` if nothing or too much is there
 */
export function readIdentifier(segment: string | undefined): string | undefined {
  const [id] = /^[A-Za-z0-9_-]*/.exec(segment ?? "") ?? [];
  return isIdentifier(id) ? lowerUuid(id) : undefined;
}

/**
 * Tells whether a URL segment can be an event's slug: letters and digits of any script, `.`, `_` and `-`, at most 120.
 */
export function isSlug(value: string | undefined): value is string {
  // "." and ".." would be resolved as relative segments when joined to a path.
  return value !== undefined && /^[\p{L}\p{M}\p{N}._-]{1,120}$/u.test(value) && !/^\.+$/.test(value);
}
