import { useEffect, useState } from "react";
import { classNames } from "#site/components/class-names.ts";
import type { I18n } from "#site/i18n/i18n.ts";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { intlTag } from "#site/i18n/intl-tag.ts";
import { capitalize } from "#site/i18n/text/capitalize.ts";
import { nativeUnits } from "#site/i18n/text/native-units.ts";
import { defineIsland } from "#site/islands/define-island.tsx";
import { type EventPhase, eventPhase } from "./event-phase.ts";
import styles from "./event-status.module.css";
import { type EventInstants, timesOf } from "./event-times-view.ts";

/** Milliseconds between updates: the text changes by the minute. */
const updateInterval = 15_000;

interface EventStatusProps extends EventInstants {
  /** When the page was made, in milliseconds since 1970. */
  readonly madeAt: number;
}

/**
 * "Starts in 3 days", "Happening now", "Ended yesterday": as of when the page was made, until the browser corrects it by its
 * clock. Without script only an end is said, which stays true; a copy, which may be opened days later, waits for its script.
 */
export function EventStatus({ madeAt, ...instants }: EventStatusProps) {
  const i18n = useI18n();
  const [now, setNow] = useState(madeAt);
  useEffect(() => {
    const update = () => setNow(Date.now());
    update();
    const timer = setInterval(update, updateInterval);
    // A phone in a pocket stops the timer.
    document.addEventListener("visibilitychange", update);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", update);
    };
  }, []);
  const phase = eventPhase(timesOf(instants), new Date(now));
  if (!phase) return null;
  const { kind } = phase;
  return (
    <span
      // What is true now may be wrong when the paper is read.
      className={classNames("screen-only", kind !== "ended" && "script-only", styles.status)}
      data-phase={kind}
      // The browser may write a distance in other words than the server.
      suppressHydrationWarning
    >
      {phaseText(phase, i18n)}
    </span>
  );
}

/** As a sentence: with a capital letter, whichever word a language puts first. */
export function phaseText(phase: EventPhase, { t, locale }: Pick<I18n, "t" | "locale">): string {
  if (phase.kind === "ongoing") return t("ticketTime.ongoing");
  const { amount, unit } = phase.distance;
  const distance = new Intl.RelativeTimeFormat(intlTag(locale.code), { numeric: "auto" }).format(amount, unit);
  const when = nativeUnits(distance, locale.code);
  return capitalize(t(`ticketTime.${phase.kind}`, { when }), locale.code);
}

export const EventStatusIsland = defineIsland(EventStatus, { name: "event-status", messages: ["ticketTime"] });
