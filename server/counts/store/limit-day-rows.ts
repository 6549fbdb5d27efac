import type { Kysely } from "kysely";
import { otherLabel } from "#site/features/counting/count-labels.ts";
import { type CountTables, type DailyCount, labelColumns } from "./count-tables.ts";
import { keyOf, sumRows } from "./sum-rows.ts";

/**
 * Rows of a day with their own language and app, so that a year can be read within two seconds, whatever is reported.
 * Combinations come in the order of how often they occur, nearly: those beyond the limit are rare, or forged.
 */
export const dayRowLimit = 1000;

/**
 * Adds what would be a further row of its day to one for all languages and apps; page, platform, place and detail stay,
 * of which there are few combinations. Processes that write at the same time may each exceed the limit by a batch.
 */
export async function limitDayRows(
  database: Kysely<CountTables>,
  rows: readonly DailyCount[],
  limit: number,
): Promise<DailyCount[]> {
  const limited: DailyCount[] = [];
  for (const [day, ofDay] of Map.groupBy(rows, ({ day }) => day)) {
    const stored = database.selectFrom("daily_counts").where("day", "=", day).where("language", "!=", otherLabel);
    const { count } = await stored.select((e) => e.fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
    let free = limit - count;
    if (free >= ofDay.length) {
      limited.push(...ofDay);
      continue;
    }
    const keys = new Set((await stored.select(["day", ...labelColumns]).execute()).map(keyOf));
    for (const row of ofDay) {
      const fits = keys.has(keyOf(row)) || free-- > 0;
      limited.push(fits ? row : { ...row, language: otherLabel, app: otherLabel });
    }
  }
  return sumRows(limited);
}
