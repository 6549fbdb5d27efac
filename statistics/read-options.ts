import { misuse, readWords } from "../commands/command-line.ts";
import { addDays, isDay, type Period } from "./period.ts";

/** Days without `--from`, and with `--mail`, which a timer sends each Monday. */
const usualDays = 30;
const mailedDays = 7;

export type StatisticsOptions = NonNullable<ReturnType<typeof readOptions>>;

/**
 * Reads the words of the command.
 *
 * @param today YYYY-MM-DD; without dates, the statistics end the day before, which is over
 * @returns undefined if help is requested
 * @throws Error
 */
export function readOptions(words: readonly string[], today: string) {
  const { positionals, values } = readWords(words, {
    from: { type: "string" },
    to: { type: "string" },
    out: { type: "string" },
    csv: { type: "string" },
    installations: { type: "string" },
    mail: { type: "string" },
    help: { type: "boolean", default: false },
  });
  if (values.help) return undefined;
  if (positionals.length > 0) throw misuse("It takes options only: --help lists them.");
  const { out, csv, installations, mail } = values;
  if (mail !== undefined && !/^[^@\s,]+@[^@\s,]+$/.test(mail)) throw misuse("--mail needs one address.");
  return { period: readPeriod(values, today), out, csv, installations, mail };
}

function readPeriod({ from, to, mail }: { from?: string; to?: string; mail?: string }, today: string): Period {
  for (const [name, day] of Object.entries({ from, to })) {
    if (day === undefined) continue;
    if (!isDay(day)) throw misuse(`--${name} must be a day such as 2026-11-01, but is "${day}".`);
    if (day > today) throw misuse(`--${name} must not be after today, ${today}, but is ${day}.`);
  }
  const last = to ?? (from === today ? today : addDays(today, -1));
  const period = { from: from ?? addDays(last, 1 - (mail === undefined ? usualDays : mailedDays)), to: last };
  if (period.from > period.to) throw misuse(`--from must not be after --to: ${period.from}, ${period.to}.`);
  return period;
}
