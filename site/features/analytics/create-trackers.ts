import type { ConsentSettings } from "#site/features/consent/consent-settings.ts";
import { createGoogleAnalytics } from "./google-analytics.ts";
import { createMetaPixel } from "./meta-pixel.ts";
import { createGoogleBeacon, createMetaBeacon, googleClientId, sendImage } from "./page-kind-beacon.ts";
import type { Tracker } from "./tracker.ts";

type TrackedPage = Pick<ConsentSettings, "kind" | "confidential" | "gaMeasurementId" | "metaPixelId">;

/**
 * The configured trackers in the way this kind of page allows; none of them runs yet.
 *
 * @param hasTickets whether this device keeps tickets, which every script of the site could read: then no vendor's runs
 */
export function createTrackers(
  { kind, confidential, gaMeasurementId, metaPixelId }: TrackedPage,
  hasTickets: boolean,
): Tracker[] {
  if (!confidential && !hasTickets) {
    return [
      ...(gaMeasurementId ? [createGoogleAnalytics(gaMeasurementId)] : []),
      ...(metaPixelId ? [createMetaPixel(metaPixelId)] : []),
    ];
  }
  const page = { origin: location.origin, kind, send: sendImage };
  const clientId = () => googleClientId(document.cookie) ?? `${randomNumber()}.${randomNumber()}`;
  return [
    ...(gaMeasurementId ? [createGoogleBeacon(gaMeasurementId, clientId(), page)] : []),
    ...(metaPixelId ? [createMetaBeacon(metaPixelId, page)] : []),
  ];
}

function randomNumber(): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
}
