import { localeParameter } from "#site/i18n/locale/match-locale.ts";

/**
 * The address that is shared: the bare one with the page's language and nothing else. Chats request every preview
 * in English, so only a language in the address itself gives a preview that its readers understand.
 *
 * @param path within the site; what its query holds is dropped
 */
export function shareUrl(path: string, origin: string, language: string): string {
  const { pathname } = new URL(path, origin);
  return `${origin}${pathname}?${localeParameter}=${language}`;
}
