import { parseHttpUrl } from "#contract/http-url.ts";
import { readIdentifier } from "#contract/identifiers.ts";
import type { Locale } from "#locales/index.ts";
import { matchLocale } from "#site/i18n/locale/match-locale.ts";
import { localeParameter } from "#site/i18n/locale/resolve-locale.ts";

/** A post's or profile's address as somebody has pasted it elsewhere. */
export interface SharedUrl {
  readonly kind: "post" | "profile";
  readonly uuid: string;
  /** The language the address itself names. */
  readonly language: Locale | undefined;
}

/**
 * Reads the address that an oEmbed consumer asks about. Anything but a post or profile of this site is nothing:
 * tickets above all, whose address is their credential.
 *
 * @param origin the site's own; http and https are the same site to whoever pasted the link
 */
export function parseSharedUrl(text: string, origin: string): SharedUrl | undefined {
  const url = parseHttpUrl(text.trim());
  if (url?.host !== new URL(origin).host) return undefined;
  const [, kind, segment] = /^\/(post|profile)\/([^/]+)\/?$/.exec(url.pathname) ?? [];
  const uuid = readIdentifier(segment);
  if ((kind !== "post" && kind !== "profile") || uuid === undefined) return undefined;
  return { kind, uuid, language: matchLocale(url.searchParams.get(localeParameter)) };
}
