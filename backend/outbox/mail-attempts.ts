/** Attempts to send a mail. The pauses between them double from a minute on, so the last is 8.5 hours later. */
const attemptLimit = 10;
const firstPauseMs = 60_000;

/** Codes of Nodemailer for errors before the mail server has received anything of a mail. */
const connectionErrors = new Set(["ECONNECTION", "EDNS", "ESOCKET", "ETIMEDOUT", "ETLS", "EPROTOCOL", "EAUTH"]);

/**
 * Whether the mail server takes no mail at all now: it is out of reach, refuses the login, or closes the connection (421,
 * RFC 5321, 3.8). What it says of one sender or recipient is about one mail, whatever its number.
 */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error && "code" in error)) return false;
  if (connectionErrors.has(String(error.code))) return true;
  return error.code !== "EENVELOPE" && "responseCode" in error && error.responseCode === 421;
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
