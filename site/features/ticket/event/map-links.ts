import type { Locale } from "#locales/index.ts";
import type { Translate } from "#site/i18n/translate.ts";

/** A link that looks up a place in a maps service. */
export interface MapLink {
  /** The maker's name, as it is written in the reader's language. */
  readonly maker: "Google" | "Apple" | "Yandex" | "Яндекс";
  readonly url: string;
}

/**
 * Links to the maps services that people in Türkiye use. On a phone each opens its app where it is installed. The
 * address is all that a service learns, and only from a press.
 *
 * - Google: https://developers.google.com/maps/documentation/urls/get-started#search-action
 * - Apple: https://developer.apple.com/library/archive/featuredarticles/iPhoneURLScheme_Reference/MapLinks/MapLinks.html
 * - Yandex: https://yandex.com/dev/yandex-apps-launch-maps/doc/en/concepts/yandexmaps-web
 *
 * @param place an address in one line
 */
export function mapLinks(place: string, locale: Locale): readonly MapLink[] {
  const url = (base: string, parameters: Record<string, string>) => `${base}?${new URLSearchParams(parameters)}`;
  return [
    { maker: "Google", url: url("https://www.google.com/maps/search/", { api: "1", query: place }) },
    { maker: "Apple", url: url("https://maps.apple.com/", { q: place }) },
    { maker: locale === "ru" ? "Яндекс" : "Yandex", url: url("https://yandex.com.tr/maps/", { text: place }) },
  ];
}

/** The name of a maker's maps app in the reader's language. Apple translates more of them than others: Karten, Plans. */
export function mapsAppName(maker: MapLink["maker"], t: Translate): string {
  return t(maker === "Apple" ? "ticketActions.appleMaps" : "ticketActions.maps", { maker });
}
