/** An identifier as it may stand in a URL. Anything else is answered 404 without a call to the product server. */
export function isIdentifier(value: string | undefined): value is string {
  return value !== undefined && /^[A-Za-z0-9_-]{1,64}$/.test(value);
}

/** An event's readable name in a URL: letters and digits of any script, `.`, `_`, `-`; at most 120 characters. */
export function isSlug(value: string | undefined): value is string {
  // A name of dots alone would climb directories when joined to a path.
  return value !== undefined && /^[\p{L}\p{M}\p{N}._-]{1,120}$/u.test(value) && !/^\.+$/.test(value);
}
