/** How long an answer may be used, in milliseconds from when it was asked for. */
export interface Freshness {
  readonly fresh: number;
  /** After that, while a new one is on its way (RFC 5861, section 3). */
  readonly staleWhileRevalidating: number;
  /** After that, where no new one can be had (RFC 5861, section 4). */
  readonly staleOnError: number;
}

/**
 * What a shared cache may do with an answer (RFC 9111, section 5.2.2).
 *
 * @returns `undefined` where it may not keep it, or the page does not say that it may
 */
export function parseCacheControl(cacheControl: string | null): Freshness | undefined {
  const directives = new Map<string, string>();
  for (const part of cacheControl?.toLowerCase().split(",") ?? []) {
    const [name = "", value = ""] = part.trim().split("=", 2);
    directives.set(name, value);
  }
  if (["private", "no-store", "no-cache"].some((name) => directives.has(name))) return undefined;
  const milliseconds = (name: string) => {
    const value = directives.get(name) ?? "";
    return /^\d{1,9}$/.test(value) ? Number(value) * 1000 : 0;
  };
  const fresh = milliseconds(directives.has("s-maxage") ? "s-maxage" : "max-age");
  if (fresh === 0) return undefined;
  return {
    fresh,
    staleWhileRevalidating: milliseconds("stale-while-revalidate"),
    staleOnError: milliseconds("stale-if-error"),
  };
}
