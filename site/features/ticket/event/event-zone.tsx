import { zoneOffset } from "#contract/time-zone.ts";
import { classNames } from "#site/components/class-names.ts";
import { defineIsland } from "#site/islands/define-island.tsx";
import { useBrowserValue } from "#site/islands/use-browser-value.ts";
import { type EventInstants, type EventTimesView, isDay } from "./event-times-view.ts";
import styles from "./event-zone.module.css";

/**
 * Names the event's zone for a visitor whose clock shows another time then, and for one without script, whose clock
 * nobody knows. Its line is always there, so that nothing moves.
 */
export function EventZone({ start, end, timeZone, zoneName }: EventInstants & Pick<EventTimesView, "zoneName">) {
  const iso = [start, end].find((one) => one && !isDay(one));
  const isElsewhere = useBrowserValue(() => {
    const moment = iso === undefined ? undefined : new Date(iso);
    return moment !== undefined && zoneOffset(timeZone, moment) !== -moment.getTimezoneOffset();
  }, false);
  return <p className={classNames("note", styles.zone, isElsewhere && styles.shown)}>{zoneName}</p>;
}

export const EventZoneIsland = defineIsland(EventZone, { name: "event-zone", messages: [] });
