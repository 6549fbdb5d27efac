import type { Logger } from "pino";
import { type Clock, systemClock } from "#backend/clock.ts";
import { messageOf } from "#backend/message-of.ts";
import { createWriteBehind } from "#backend/write-behind.ts";
import { type CountLabels, otherLabel } from "#site/features/counting/count-labels.ts";
import type { CountStore } from "./store/count-store.ts";
import { type DailyCount, labelColumns, labelOf, turkishDay } from "./store/count-tables.ts";

/**
 * Rows of a day with their own language and app. The limit keeps the reading of a year within two seconds, whatever is
 * sent, and memory small while the database is away. Frequent combinations come first, so those beyond the limit are rare or
 * forged: they are added to one row for all languages and apps. Page, phone, place and detail stay, since they have few
 * combinations.
 */
const dayRowLimit = 1000;

interface CountBufferOptions {
  /** Called for the first write, and again where it has rejected. */
  readonly open: () => Promise<CountStore>;
  readonly log: Pick<Logger, "info" | "warn" | "error">;
  /** Called for each attempt to write something. */
  readonly onWrite?: ((result: "written" | "failed") => void) | undefined;
  readonly clock?: Clock;
  readonly limit?: number;
}

/** Counts in memory and writes sums every five seconds. */
export function createCountBuffer({
  open,
  log,
  onWrite,
  clock = systemClock,
  limit = dayRowLimit,
}: CountBufferOptions) {
  let pending = new Map<string, DailyCount>();
  let store: CountStore | undefined;
  let cleanedOn: string | undefined;
  /** The rows of today with their own language and app. */
  let rowsOfDay = { day: "", keys: new Set<string>() };

  function add(row: DailyCount): void {
    const key = keyOf(row.day, row);
    pending.set(key, { ...row, count: (pending.get(key)?.count ?? 0) + row.count });
  }

  /** The labels that are counted on a day: these, or beyond the limit those of all languages and apps. */
  function limited(day: string, labels: CountLabels): CountLabels {
    if (rowsOfDay.day !== day) rowsOfDay = { day, keys: new Set() };
    const { keys } = rowsOfDay;
    const key = keyOf(day, labels);
    if (!keys.has(key) && keys.size >= limit) return { ...labels, language: otherLabel, app: otherLabel };
    keys.add(key);
    return labels;
  }

  async function write(): Promise<object> {
    const batch = [...pending.values()];
    pending = new Map();
    try {
      store ??= await open();
      await store.add(batch);
    } catch (error) {
      onWrite?.("failed");
      batch.forEach(add);
      throw error;
    }
    onWrite?.("written");
    await deleteExpired(store);
    return {};
  }

  /** Once a day, and again where the store does not trust its clock. */
  async function deleteExpired(from: CountStore): Promise<void> {
    const today = turkishDay(clock.now());
    if (cleanedOn === today) return;
    cleanedOn = today;
    try {
      if (!(await from.deleteExpired())) cleanedOn = undefined;
    } catch (error) {
      log.warn({ error: messageOf(error) }, "old counts not deleted");
    }
  }

  const writeBehind = createWriteBehind({
    what: "counts",
    interval: 5000,
    isPending: () => pending.size > 0,
    write,
    lost: () => ({ lost: pending.values().reduce((total, { count }) => total + count, 0) }),
    ...{ clock, log },
  });

  return {
    count(labels: CountLabels): void {
      const day = turkishDay(clock.now());
      add({ ...limited(day, labels), day, count: 1 });
    },
    /** Writes what is pending. Resolves even if the database fails. */
    async close(): Promise<void> {
      await writeBehind.close();
      await store?.close();
    },
  };
}

function keyOf(day: string, labels: CountLabels): string {
  let key = day;
  for (const column of labelColumns) key += ` ${labels[labelOf(column)]}`;
  return key;
}
