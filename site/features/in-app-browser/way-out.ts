import type { Behavior } from "./in-app-browsers.ts";

/**
 * The URL that leaves an in-app browser for the phone's own one, with query and fragment. Neither is approved by the
 * platform's vendor, so nothing follows it without a press.
 *
 * @param page absolute, as `location.href` has it
 */
export function wayOutUrl(wayOut: NonNullable<Behavior["wayOut"]>, page: string): string {
  return wayOut === "intent" ? intentUrl(page) : `x-safari-${page}`;
}

interface IntentOptions {
  /** The app that is to open it; without, the phone's default browser does. */
  readonly packageName?: string;
  /** Where to go if nothing opens it. */
  readonly fallback?: string;
}

/**
 * An Android intent that opens a URL (https://developer.chrome.com/docs/android/intents). What stands behind the last `#`
 * is the intent's own, so the URL keeps its fragment.
 */
export function intentUrl(url: string, { packageName, fallback }: IntentOptions = {}): string {
  const { protocol, href } = new URL(url);
  const parts = [
    "Intent",
    `scheme=${protocol.slice(0, -1)}`,
    ...(packageName === undefined ? [] : [`package=${packageName}`]),
    ...(fallback === undefined ? [] : [`S.browser_fallback_url=${encodeURIComponent(fallback)}`]),
    "end",
  ];
  return `intent:${href.slice(protocol.length)}#${parts.join(";")}`;
}
