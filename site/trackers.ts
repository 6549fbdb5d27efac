import type { SiteSettings } from "./site-settings.ts";

interface TrackerRow {
  /** Names it in the code, and in messages: `consent.trackers` of locales/. */
  readonly id: string;
  /** As visitors read it, in the legal text too. */
  readonly product: string;
  readonly vendor: string;
  /** The setting that switches it on: its value is the vendor's number of the site. */
  readonly setting: keyof SiteSettings;
  /** What it is for, which visitors allow or refuse as a whole. */
  readonly category: string;
  /**
   * Its bit in the revision of the consent cookie, which no other tracker may ever have. When the question describes something
   * else, give it one that was never used: then no answer to an earlier text counts.
   */
  readonly consentBit: number;
  /** Its hosts in the Content-Security-Policy, as the vendor documents them. */
  readonly hosts: {
    readonly scripts: readonly string[];
    readonly images: readonly string[];
    readonly connections: readonly string[];
    /** Images of pages that are closed to vendors' scripts (page-privacy.ts). */
    readonly beacons: readonly string[];
  };
}

/**
 * Every third party that may measure visits, each only where its setting is set and only after consent
 * (docs/decisions/0006-consent-and-trackers.md). Policy, question, settings and tests of the legal text follow from it.
 */
export const trackers = [
  {
    id: "google",
    product: "Google Analytics",
    vendor: "Google",
    setting: "gaMeasurementId",
    category: "analytics",
    consentBit: 1,
    hosts: {
      scripts: ["https://www.googletagmanager.com"],
      images: ["https://*.google-analytics.com", "https://www.googletagmanager.com"],
      connections: [
        "https://*.google-analytics.com",
        "https://*.analytics.google.com",
        "https://www.googletagmanager.com",
      ],
      beacons: ["https://www.google-analytics.com"],
    },
  },
  {
    id: "meta",
    product: "Meta Pixel",
    vendor: "Meta",
    setting: "metaPixelId",
    category: "advertising",
    consentBit: 2,
    hosts: {
      scripts: ["https://connect.facebook.net"],
      images: ["https://www.facebook.com"],
      connections: ["https://www.facebook.com"],
      beacons: ["https://www.facebook.com"],
    },
  },
] as const satisfies readonly TrackerRow[];

export type TrackerId = (typeof trackers)[number]["id"];

/** The names stand in the consent cookie. */
export type TrackerCategory = (typeof trackers)[number]["category"];

/** The settings that switch trackers on. */
export type TrackerSettings = Pick<SiteSettings, (typeof trackers)[number]["setting"]>;

/** A tracker with the number of the site that its vendor gave the operator. */
export type ConfiguredTracker = (typeof trackers)[number] & { readonly account: string };

/** The trackers that the operator has configured. */
export function configuredTrackers(settings: TrackerSettings): readonly ConfiguredTracker[] {
  return trackers.flatMap((tracker) => {
    const account = settings[tracker.setting];
    return account === undefined ? [] : [{ ...tracker, account }];
  });
}

/** Without a tracker, no page speaks of cookies or carries a script for them. */
export function hasTracker(settings: TrackerSettings): boolean {
  return configuredTrackers(settings).length > 0;
}
