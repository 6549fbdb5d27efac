import { z } from "zod";
import { accountReference } from "#contract/account-deletion.ts";

/** Every error code of a product server, with its HTTP status. */
export const errorStatuses = {
  "invalid-request": 400,
  /** Unknown e-mail address or wrong password: the response does not say which. */
  "wrong-credentials": 403,
  "not-found": 404,
  /** The decision of a report is not open to objection: there is none, it was objected to already, or it is too late. */
  "cannot-object": 409,
  /** The content of a frozen account, or of one that is being deleted; content that was removed by a decision. */
  gone: 410,
  "too-many-requests": 429,
  /** Content that an order forbids to show (RFC 7725). */
  withheld: 451,
  /** Too much is waiting; `Retry-After` says when to try again. */
  busy: 503,
} as const;

export type ErrorCode = keyof typeof errorStatuses;

export const errorResponse = z.strictObject({
  error: z.strictObject({ code: z.enum(Object.keys(errorStatuses) as [ErrorCode, ...ErrorCode[]]) }),
});

export type ErrorResponse = z.infer<typeof errorResponse>;

/**
 * The body of a 451, which may say by which reference to ask about it. Its header `Link: <…>; rel="blocked-by"` names who
 * ordered it, where that is known.
 */
export const withheldResponse = z.object({ reference: accountReference.optional() });

export type WithheldResponse = ErrorResponse & z.infer<typeof withheldResponse>;
