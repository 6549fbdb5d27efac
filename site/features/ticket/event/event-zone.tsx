import { zoneOffset } from "#contract/time-zone.ts";
import { classNames } from "#site/components/class-names.ts";
import { defineIsland } from "#site/islands/define-island.tsx";
import { useBrowserValue } from "#site/islands/use-browser-value.ts";
import type { ZoneView } from "./event-times-view.ts";
import styles from "./event-zone.module.css";

/**
 * Names the event's zone for a visitor whose clock shows another time then, and for one without script, whose clock
 * nobody knows. Its line is always there, so that nothing moves.
 */
export function EventZone({ name, timeZone, moment }: ZoneView) {
  const isElsewhere = useBrowserValue(() => {
    const shown = new Date(moment);
    return zoneOffset(timeZone, shown) !== -shown.getTimezoneOffset();
  }, false);
  return <p className={classNames("note", styles.zone, isElsewhere && styles.shown)}>{name}</p>;
}

export const EventZoneIsland = defineIsland(EventZone, { name: "event-zone", messages: [] });
