import { pino } from "pino";

/** One JSON line per event to standard output, in order; docs/operations.md lists the events. */
export function createLog(level: string): pino.Logger {
  const settings: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  };
  // Synchronous: the lines are few, and the last ones before an exit are those that matter.
  return pino(settings, pino.destination({ dest: 1, sync: true }));
}
