import type { PageKind } from "#site/routes.ts";
import type { ConfiguredTracker, TrackerId } from "#site/trackers.ts";
import { createGoogleAnalytics, storedByGoogle } from "./google-analytics.ts";
import { createMetaPixel, storedByMeta } from "./meta-pixel.ts";
import {
  type BeaconPage,
  createGoogleBeacon,
  createMetaBeacon,
  googleClientId,
  sendImage,
} from "./page-kind-beacon.ts";
import type { Tracker } from "./tracker.ts";

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

/** Names of the cookies, and of the entries of localStorage and sessionStorage, that each vendor's script leaves. */
export const storedByVendor: Readonly<Record<TrackerId, RegExp>> = { google: storedByGoogle, meta: storedByMeta };

/** A tracker of the page, which does not run yet. @param byScript whether its vendor's own script may run now */
export function createTracker(
  { id, account }: Pick<ConfiguredTracker, "id" | "account">,
  kind: PageKind,
  byScript: boolean,
): Tracker {
  return byScript ? scripts[id](account) : beacons[id](account, { origin: location.origin, kind, send: sendImage });
}

function randomClientId(): string {
  return crypto.getRandomValues(new Uint32Array(2)).join(".");
}
