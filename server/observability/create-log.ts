import { pino } from "pino";

/** Creates a log of one JSON line per event on standard output; docs/operations.md lists the events. */
export function createLog(level: string): pino.Logger {
  const settings: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
  };
  // Synchronous, so that the last lines before an exit are not lost. Lines are few.
  return pino(settings, pino.destination({ dest: 1, sync: true }));
}
