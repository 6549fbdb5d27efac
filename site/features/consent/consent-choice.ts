import type { ConsentSettings } from "./consent-settings.ts";

/** What a visitor may allow beyond the necessary; the names stand in the consent cookie. */
export type TrackerCategory = "analytics" | "advertising";

export type ConsentChoice = Readonly<Record<TrackerCategory, boolean>>;

export const consentCookie = "cc_cookie";

export const refusal: ConsentChoice = { analytics: false, advertising: false };

/**
 * A choice counts for the trackers it was asked about: the number changes with the set of configured ones, so
 * that a visitor who accepted analytics is asked again when advertising is added.
 */
export function consentRevision(settings: Pick<ConsentSettings, "gaMeasurementId" | "metaPixelId">): number {
  return (settings.gaMeasurementId ? 1 : 0) + (settings.metaPixelId ? 2 : 0);
}

/**
 * Reads the choice vanilla-cookieconsent has stored, without loading it. Anything unreadable, or made for other
 * trackers, is no choice.
 *
 * @param cookies `document.cookie`
 */
export function readConsentChoice(cookies: string, revision: number): ConsentChoice | undefined {
  for (const pair of cookies.split(";")) {
    const [name, value = ""] = pair.trim().split("=", 2);
    if (name !== consentCookie) continue;
    const stored = parse(value);
    if (stored?.revision !== revision || !Array.isArray(stored.categories)) return undefined;
    return {
      analytics: stored.categories.includes("analytics"),
      advertising: stored.categories.includes("advertising"),
    };
  }
  return undefined;
}

function parse(value: string): { revision?: unknown; categories?: unknown } | undefined {
  try {
    const parsed: unknown = JSON.parse(decodeURIComponent(value));
    return typeof parsed === "object" && parsed !== null ? parsed : undefined;
  } catch {
    return undefined;
  }
}
