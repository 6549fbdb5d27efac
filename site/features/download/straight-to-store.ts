import { detectStore } from "#site/features/store-links/detect-store.ts";
import type { StoreContext } from "#site/features/store-links/store-context.ts";
import { storeUrl } from "#site/features/store-links/store-urls.ts";
import { cachePolicies } from "#site/http/cache-policies.ts";

interface StraightAnswer {
  /** Where a phone goes; every other device gets the page. */
  readonly location: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * `/download?to=auto`, for printed codes: a phone goes straight to its store.
 *
 * @param userAgent the request's `User-Agent`; the answer depends on it, and is kept nowhere
 * @returns undefined where no redirect was asked for
 */
export function straightToStore(
  query: URLSearchParams,
  userAgent: string | null,
  context: StoreContext,
): StraightAnswer | undefined {
  if (query.get("to") !== "auto") return undefined;
  const store = detectStore(userAgent ?? "");
  return {
    location: store && storeUrl(store, { context, position: "auto" }),
    headers: { "Cache-Control": cachePolicies.none, Vary: "User-Agent" },
  };
}
