import { z } from "zod";

/** Every error code of the embedded product server, with its HTTP status. */
export const errorStatuses = {
  "invalid-request": 400,
  /** Unknown e-mail address or wrong password: the two are not told apart. */
  "wrong-credentials": 403,
  "not-found": 404,
  /** The content of a frozen account, or of one that is being deleted. */
  gone: 410,
  "too-many-requests": 429,
  /** Too much is waiting; `Retry-After` says when to try again. */
  busy: 503,
} as const;

export type ErrorCode = keyof typeof errorStatuses;

export const errorResponse = z.strictObject({
  error: z.strictObject({ code: z.enum(Object.keys(errorStatuses) as [ErrorCode, ...ErrorCode[]]) }),
});

export type ErrorResponse = z.infer<typeof errorResponse>;
