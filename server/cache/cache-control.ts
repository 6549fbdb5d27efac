/** How long a cached response may be used, in milliseconds from its request. The three periods follow one another. */
export interface Freshness {
  readonly freshMs: number;
  /** After `freshMs`, while the response is revalidated (RFC 5861, section 3). */
  readonly staleWhileRevalidateMs: number;
  /** After `freshMs`, while revalidation fails (RFC 5861, section 4). */
  readonly staleIfErrorMs: number;
}

/**
 * Reads what `Cache-Control` allows a shared cache (RFC 9111, section 5.2.2).
 *
 * @returns `undefined` where the response must not be stored, or does not say for how long
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
  const freshMs = milliseconds(directives.has("s-maxage") ? "s-maxage" : "max-age");
  if (freshMs === 0) return undefined;
  return {
    freshMs,
    staleWhileRevalidateMs: milliseconds("stale-while-revalidate"),
    staleIfErrorMs: milliseconds("stale-if-error"),
  };
}
