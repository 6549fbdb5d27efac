/** Tells whether a URL segment can be an id. If not, the response is a 404 without a call to the product server. */
export function isIdentifier(value: string | undefined): value is string {
  return value !== undefined && /^[A-Za-z0-9_-]{1,64}$/.test(value);
}

/**
 * Tells whether a URL segment can be an event's slug: letters and digits of any script, `.`, `_` and `-`, at most 120.
 */
export function isSlug(value: string | undefined): value is string {
  // "." and ".." would be resolved as relative segments when joined to a path.
  return value !== undefined && /^[\p{L}\p{M}\p{N}._-]{1,120}$/u.test(value) && !/^\.+$/.test(value);
}
