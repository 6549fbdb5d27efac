import { useEffect, useState } from "react";
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

/**
 * "Starts in 3 days", "Happening now", "Ended yesterday". Only in the browser and by its clock: a page may be kept on the
 * device and opened days later.
 */
export function EventStatus(instants: EventInstants) {
  const i18n = useI18n();
  const [now, setNow] = useState<number>();
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
  const phase = now === undefined ? undefined : eventPhase(timesOf(instants), new Date(now));
  if (!phase) return null;
  return (
    // What is true now may be wrong when the paper is read.
    <span className={`screen-only ${styles.status}`} data-phase={phase.kind}>
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
