import type { ConsentSettings } from "#site/features/consent/consent-settings.ts";
import type { TrackerId } from "#site/trackers.ts";
import { createGoogleAnalytics } from "./google-analytics.ts";
import { createMetaPixel } from "./meta-pixel.ts";
import {
  type BeaconPage,
  createGoogleBeacon,
  createMetaBeacon,
  googleClientId,
  sendImage,
} from "./page-kind-beacon.ts";
import type { Tracker } from "./tracker.ts";

type TrackedPage = Pick<ConsentSettings, "kind" | "confidential" | "trackers">;

/** By the vendor's own script. */
const scripts: Readonly<Record<TrackerId, (account: string) => Tracker>> = {
  google: createGoogleAnalytics,
  meta: createMetaPixel,
};

/** By image requests, where no vendor's script may run. */
const beacons: Readonly<Record<TrackerId, (account: string, page: BeaconPage) => Tracker>> = {
  google: (account, page) => createGoogleBeacon(account, googleClientId(document.cookie) ?? randomClientId(), page),
  meta: createMetaBeacon,
};

/**
 * The configured trackers in the way this kind of page allows; none of them runs yet.
 *
 * @param hasTickets whether this device keeps tickets, which every script of the site could read: then no vendor's runs
 */
export function createTrackers({ kind, confidential, trackers }: TrackedPage, hasTickets: boolean): Tracker[] {
  if (!confidential && !hasTickets) return trackers.map(({ id, account }) => scripts[id](account));
  const page = { origin: location.origin, kind, send: sendImage };
  return trackers.map(({ id, account }) => beacons[id](account, page));
}

function randomClientId(): string {
  return `${randomNumber()}.${randomNumber()}`;
}

function randomNumber(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
