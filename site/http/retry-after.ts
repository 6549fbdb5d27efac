/** A call of the product server that failed; some say when it is worth another try. */
interface FailedCall {
  readonly reason: string;
  readonly retryAfterSeconds?: number;
}

/**
 * Seconds after which, unless it says otherwise, an unavailable product server is worth another try. Short, because most
 * outages are.
 */
const unavailableSeconds = 10;

/** The header that says when to try again, where that helps. */
export function retryAfter({ reason, retryAfterSeconds }: FailedCall): Readonly<Record<string, string>> {
  const seconds = retryAfterSeconds ?? (reason === "unavailable" ? unavailableSeconds : undefined);
  return seconds === undefined ? {} : { "Retry-After": String(seconds) };
}
