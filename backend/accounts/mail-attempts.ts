/** Attempts to send a mail. The pauses between them double from a minute on, so the last is 8.5 hours later. */
const attemptLimit = 10;
const firstPauseMs = 60_000;

/** Whether the mail server refuses this mail for good, such as for its address, and may take others (RFC 5321, 4.2.1). */
export function isRejection(error: unknown): boolean {
  if (!(error instanceof Error && "code" in error && "responseCode" in error)) return false;
  return (error.code === "EENVELOPE" || error.code === "EMESSAGE") && Number(error.responseCode) >= 500;
}

/**
 * What follows a failed attempt.
 *
 * @param failed attempts before it
 * @returns `sendAt` is undefined where it was the last
 */
export function nextAttempt(failed: number, error: unknown, now: number) {
  const attempts = failed + 1;
  const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
  const sendAt = attempts >= attemptLimit ? undefined : now + firstPauseMs * 2 ** failed;
  return { attempts, code, sendAt };
}
