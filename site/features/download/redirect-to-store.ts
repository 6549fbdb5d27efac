import { detectStore } from "#site/features/store-links/detect-store.ts";
import type { StoreContext } from "#site/features/store-links/store-context.ts";
import { storeUrl } from "#site/features/store-links/store-urls.ts";
import { cachePolicies } from "#site/http/cache-policies.ts";

interface StoreRedirect {
  /** The store of the visitor's phone; every other device gets the page. */
  readonly location: string | undefined;
  /** Of both responses, because both depend on the device. */
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * `/download?to=auto`, for printed codes: redirects a phone to its store.
 *
 * @param userAgent the request's `User-Agent`
 * @returns undefined where the URL does not ask for a redirect
 */
export function redirectToStore(
  query: URLSearchParams,
  userAgent: string | null,
  context: StoreContext,
): StoreRedirect | undefined {
  if (query.get("to") !== "auto") return undefined;
  const store = detectStore(userAgent ?? "");
  return {
    location: store && storeUrl(store, { context, position: "auto" }),
    headers: { "Cache-Control": cachePolicies.none, Vary: "User-Agent" },
  };
}
