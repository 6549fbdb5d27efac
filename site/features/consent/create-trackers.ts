import { isConfidential } from "#site/page-kind.ts";
import type { ConsentSettings } from "./consent-settings.ts";
import { createGoogleAnalytics } from "./google-analytics.ts";
import { createGoogleBeacon, createMetaBeacon, googleClientId, sendPicture } from "./kind-beacon.ts";
import { createMetaPixel } from "./meta-pixel.ts";
import type { Tracker } from "./tracker.ts";

/** The configured trackers in the way this kind of page allows; none of them runs yet. */
export function createTrackers({ kind, gaMeasurementId, metaPixelId }: ConsentSettings): Tracker[] {
  if (!isConfidential(kind)) {
    return [
      ...(gaMeasurementId ? [createGoogleAnalytics(gaMeasurementId)] : []),
      ...(metaPixelId ? [createMetaPixel(metaPixelId)] : []),
    ];
  }
  const page = { origin: location.origin, kind, send: sendPicture };
  const clientId = () => googleClientId(document.cookie) ?? `${randomNumber()}.${randomNumber()}`;
  return [
    ...(gaMeasurementId ? [createGoogleBeacon(gaMeasurementId, clientId(), page)] : []),
    ...(metaPixelId ? [createMetaBeacon(metaPixelId, page)] : []),
  ];
}

function randomNumber(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
