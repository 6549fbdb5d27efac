import { useEffect, useState } from "react";
import { zoneOffset } from "#contract/time-zone.ts";
import { classNames } from "#site/components/class-names.ts";
import { defineIsland } from "#site/islands/define-island.tsx";
import { type EventTimesView, isDay } from "./event-times-view.ts";
import styles from "./event-zone.module.css";

/**
 * Names the event's zone for a visitor whose clock shows another time then, and for one without script, whose clock
 * nobody knows. Its line is always there, so that nothing moves.
 */
export function EventZone({ start, end, timeZone, zoneName }: EventTimesView) {
  const [isElsewhere, setElsewhere] = useState(false);
  const iso = [start, end].find((moment) => moment && !isDay(moment))?.iso;
  useEffect(() => {
    if (iso === undefined) return;
    const moment = new Date(iso);
    setElsewhere(zoneOffset(timeZone, moment) !== -moment.getTimezoneOffset());
  }, [iso, timeZone]);
  return <p className={classNames(styles.zone, isElsewhere && styles.shown)}>{zoneName}</p>;
}

export const EventZoneIsland = defineIsland(EventZone, { name: "event-zone", messages: [] });
