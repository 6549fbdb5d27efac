/** One line on a terminal that says how far a command is. */
export interface ProgressLine {
  /** @param text is called only where its result is shown */
  readonly show: (text: () => string) => void;
  readonly clear: () => void;
}

interface Terminal {
  readonly isTTY?: boolean;
  readonly write: (text: string) => unknown;
}

/** Milliseconds between two texts. */
const intervalMs = 100;

const clearLine = "\r\u001b[K";

/**
 * Writes nothing where the stream is no terminal.
 *
 * @param now monotonic clock, in milliseconds
 */
export function createProgressLine(stream: Terminal, now: () => number = () => performance.now()): ProgressLine {
  let shownAt = Number.NEGATIVE_INFINITY;
  return {
    show(text) {
      if (!stream.isTTY || now() - shownAt < intervalMs) return;
      shownAt = now();
      stream.write(clearLine + text());
    },
    clear() {
      if (shownAt > Number.NEGATIVE_INFINITY) stream.write(clearLine);
    },
  };
}
