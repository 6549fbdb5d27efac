import { z } from "zod";

/** Every error code of the embedded product server, with its HTTP status. */
export const errorStatuses = { "not-found": 404 } as const;

export type ErrorCode = keyof typeof errorStatuses;

export const errorResponse = z.strictObject({
  error: z.strictObject({ code: z.enum(Object.keys(errorStatuses) as [ErrorCode, ...ErrorCode[]]) }),
});

export type ErrorResponse = z.infer<typeof errorResponse>;
