import type { Logger } from "pino";
import { type Clock, systemClock } from "#backend/clock.ts";
import { type CountLabels, otherLabel, type RefusalReason } from "#site/features/counting/count-labels.ts";
import type { CountStore } from "./store/count-store.ts";
import { labelColumns } from "./store/count-tables.ts";
import { createTurkishDay, firstKeptDay } from "./turkish-day.ts";

/** Milliseconds between writes: what a kill loses. */
const writeInterval = 5000;

/**
 * Rows that wait for the database with their own language and app, about 5 MB. Further ones are added to those of all
 * languages and apps, and beyond twice this number they are lost, and counted as that.
 */
const pendingLimit = 10_000;

/** Attempts to write when closing, the milliseconds between them, and those after which there is no further one. */
const closing = { attempts: 10, pause: 500, limit: 5000 };

/** Counts in memory and writes sums, so that counting costs neither a page nor a report a write. */
export interface CountBuffer {
  readonly count: (labels: CountLabels) => void;
  /** Counts a report that was refused. */
  readonly refuse: (reason: RefusalReason) => void;
  /** Writes what is pending. Resolves even if the database fails. */
  readonly close: () => Promise<void>;
}

interface CountBufferOptions {
  /** Called for the first write, and again where it has rejected. */
  readonly open: () => Promise<CountStore>;
  readonly log: Pick<Logger, "info" | "warn" | "error">;
  /** Days are deleted after so many months. */
  readonly keptMonths: number;
  /** Called for each attempt to write something. */
  readonly onWrite?: ((result: "written" | "failed") => void) | undefined;
  readonly clock?: Clock;
  readonly limit?: number;
}

type Pending<Row> = Map<string, { readonly row: Row; count: number }>;

export function createCountBuffer({
  open,
  log,
  keptMonths,
  onWrite,
  clock = systemClock,
  limit = pendingLimit,
}: CountBufferOptions): CountBuffer {
  const dayOf = createTurkishDay();
  let counts: Pending<CountLabels & { readonly day: string }> = new Map();
  let refusals: Pending<{ readonly day: string; readonly reason: RefusalReason }> = new Map();
  let store: CountStore | undefined;
  let writing: Promise<void> | undefined;
  let failing = false;
  let cleanedOn: string | undefined;

  function addCount(day: string, labels: CountLabels, added: number): void {
    if (add(counts, keyOf(day, labels), () => ({ ...labels, day }), added, limit)) return;
    const rest = { ...labels, language: otherLabel, app: otherLabel, day };
    if (!add(counts, keyOf(day, rest), () => rest, added, 2 * limit)) addRefusals(day, "lost", added);
  }

  function addRefusals(day: string, reason: RefusalReason, added: number): void {
    add(refusals, `${day} ${reason}`, () => ({ day, reason }), added, Number.POSITIVE_INFINITY);
  }

  async function write(): Promise<void> {
    const batch = { counts, refusals };
    counts = new Map();
    refusals = new Map();
    try {
      store ??= await open();
      await store.add({ counts: rowsOf(batch.counts), refusals: rowsOf(batch.refusals) });
      onWrite?.("written");
      if (failing) log.info("counts are written again");
      failing = false;
    } catch (error) {
      onWrite?.("failed");
      // Once for an outage, not once for each attempt.
      if (!failing) log.warn({ error: messageOf(error) }, "counts not written yet");
      failing = true;
      for (const { row, count } of batch.counts.values()) addCount(row.day, row, count);
      for (const { row, count } of batch.refusals.values()) addRefusals(row.day, row.reason, count);
    }
  }

  /** By the clock of the database: that of this machine may be a year ahead. */
  async function deleteExpired(): Promise<void> {
    const today = dayOf(clock.now());
    if (cleanedOn === today || failing || !store) return;
    cleanedOn = today;
    const { readTime, deleteBefore } = store;
    await readTime()
      .then((now) => deleteBefore(firstKeptDay(dayOf(now), keptMonths)))
      .catch((error: unknown) => log.warn({ error: messageOf(error) }, "old counts not deleted"));
  }

  const isPending = () => counts.size > 0 || refusals.size > 0;

  function writeOnce(): Promise<void> {
    writing ??= write()
      .then(deleteExpired)
      .finally(() => {
        writing = undefined;
      });
    return writing;
  }

  const stop = clock.every(writeInterval, () => {
    if (isPending()) void writeOnce();
  });

  return {
    count: (labels) => addCount(dayOf(clock.now()), labels, 1),
    refuse: (reason) => addRefusals(dayOf(clock.now()), reason, 1),
    async close() {
      stop();
      const deadline = clock.now() + closing.limit;
      await writing;
      for (let attempt = 1; isPending() && clock.now() <= deadline; attempt++) {
        await writeOnce();
        if (!isPending() || attempt === closing.attempts) break;
        await clock.sleep(closing.pause);
      }
      if (isPending()) log.error({ lost: sum(counts) }, "counts lost");
      await store?.close();
    },
  };
}

/** @returns whether there was room */
function add<Row>(pending: Pending<Row>, key: string, row: () => Row, added: number, limit: number): boolean {
  const entry = pending.get(key);
  if (entry) entry.count += added;
  else if (pending.size >= limit) return false;
  else pending.set(key, { row: row(), count: added });
  return true;
}

function keyOf(day: string, labels: CountLabels): string {
  let key = day;
  for (const column of labelColumns) key += ` ${labels[column]}`;
  return key;
}

function rowsOf<Row extends object>(pending: Pending<Row>): (Row & { readonly count: number })[] {
  return [...pending.values()].map(({ row, count }) => ({ ...row, count }));
}

function sum(pending: Pending<unknown>): number {
  return pending.values().reduce((total, { count }) => total + count, 0);
}

/** Some database errors have messages only for each address that was tried. */
function messageOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(messageOf).join("; ");
  return error instanceof Error ? error.message : String(error);
}
