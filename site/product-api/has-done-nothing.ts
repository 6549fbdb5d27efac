/** A call for a visitor that failed. */
interface FailedCall {
  readonly reason: string;
  readonly retryAfterSeconds?: number;
  readonly notReached?: true;
}

/** Whether the product server has certainly not carried out a call: it was not reached, or says that it did not. */
export function hasDoneNothing({ reason, retryAfterSeconds, notReached }: FailedCall): boolean {
  return reason !== "unavailable" || notReached === true || retryAfterSeconds !== undefined;
}
