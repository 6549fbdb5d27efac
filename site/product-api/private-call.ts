/** Why a call for one visitor has no result. A closed list; the pages have a message for each. */
export type PrivateCallFailure<Reason extends string = never> =
  /** Nothing belongs to the token, or no more. */
  | { readonly reason: "not-found" }
  | { readonly reason: "too-many-requests"; readonly retryAfterSeconds: number }
  /**
   * The product server does not answer, or has too much to do and says for how long. Where it says so, or was not reached
   * because something in front of it refused the call, it has done nothing; otherwise it may have carried the call out.
   */
  | { readonly reason: "unavailable"; readonly retryAfterSeconds?: number; readonly notReached?: true }
  | (Reason extends string ? { readonly reason: Reason } : never);

export type PrivateCallResult<Value, Reason extends string> =
  | { readonly ok: true; readonly value: Value }
  | ({ readonly ok: false } & PrivateCallFailure<Reason>);

/** A call for a visitor that failed. */
export interface FailedCall {
  readonly reason: string;
  readonly retryAfterSeconds?: number;
  readonly notReached?: true;
}

/** Whether the product server has certainly not carried out a call: it was not reached, or says that it did not. */
export function hasDoneNothing({ reason, retryAfterSeconds, notReached }: FailedCall): boolean {
  return reason !== "unavailable" || notReached === true || retryAfterSeconds !== undefined;
}
