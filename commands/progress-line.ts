interface Terminal {
  readonly isTTY?: boolean;
  readonly write: (text: string) => unknown;
}

/** Milliseconds between two texts. */
const intervalMs = 100;

const clearLine = "\r\u001b[K";

/**
 * One line on a terminal that says how far a command is. Writes nothing where the stream is no terminal.
 *
 * @param now monotonic clock, in milliseconds
 */
export function createProgressLine(stream: Terminal, now: () => number = () => performance.now()) {
  let shownAt = Number.NEGATIVE_INFINITY;
  return {
    /** @param text is called only where its result is shown */
    show(text: () => string) {
      if (!stream.isTTY || now() - shownAt < intervalMs) return;
      shownAt = now();
      stream.write(clearLine + text());
    },
    clear() {
      if (shownAt > Number.NEGATIVE_INFINITY) stream.write(clearLine);
    },
  };
}
