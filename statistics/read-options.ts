import { parseArgs } from "node:util";
import { addDays, isDay, lengthOf, type Period } from "./period.ts";

/** An error in what the operator has given: its message is the one sentence that is shown. */
export class StatisticsError extends Error {}

/** Days without `--from`, and with `--mail`, which a timer sends each Monday. */
const usualDays = 30;
const mailedDays = 7;

/** Days at most: counts are kept for at most ten years. */
const mostDays = 3660;

export type StatisticsOptions = NonNullable<ReturnType<typeof readOptions>>;

/**
 * Reads the words of the command.
 *
 * @param today YYYY-MM-DD; without dates, the statistics end the day before, which is over
 * @returns undefined if help is requested
 * @throws StatisticsError
 */
export function readOptions(words: readonly string[], today: string) {
  const { values } = parseWords(words);
  if (values.help) return undefined;
  for (const name of ["out", "csv", "installations"] as const)
    if (values[name] === "") throw new StatisticsError(`--${name} needs the name of a file.`);
  const { out, csv, installations, mail } = values;
  if (mail !== undefined && !/^[^@\s,]+@[^@\s,]+$/.test(mail)) throw new StatisticsError("--mail needs one address.");
  return { period: readPeriod(values, today), out, csv, installations, mail };
}

function parseWords(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      options: {
        from: { type: "string" },
        to: { type: "string" },
        out: { type: "string" },
        csv: { type: "string" },
        installations: { type: "string" },
        mail: { type: "string" },
        help: { type: "boolean", default: false },
      },
    });
  } catch (error) {
    // Of Node's message, the first sentence says what is wrong.
    const [sentence = ""] = (error instanceof Error ? error.message : String(error)).split(/\. |\n/, 1);
    throw new StatisticsError(`${sentence.replace(/\.$/, "")}. --help lists the options.`);
  }
}

function readPeriod({ from, to, mail }: { from?: string; to?: string; mail?: string }, today: string): Period {
  for (const [name, day] of Object.entries({ from, to })) {
    if (day === undefined) continue;
    if (!isDay(day)) throw new StatisticsError(`--${name} must be a day such as 2026-11-01, but is "${day}".`);
    if (day > today) throw new StatisticsError(`--${name} must not be after today, ${today}, but is ${day}.`);
  }
  const last = to ?? (from === today ? today : addDays(today, -1));
  const period = { from: from ?? addDays(last, 1 - (mail === undefined ? usualDays : mailedDays)), to: last };
  if (period.from > period.to)
    throw new StatisticsError(`--from must not be after --to: ${period.from}, ${period.to}.`);
  if (lengthOf(period) > mostDays)
    throw new StatisticsError(`Statistics have at most ${mostDays} days; these have ${lengthOf(period)}.`);
  return period;
}
