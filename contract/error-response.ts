import { z } from "zod";

/** What the embedded product server can fail with. The closed list; each code has one status. */
export const errorStatuses = { "not-found": 404 } as const;

export type ErrorCode = keyof typeof errorStatuses;

export const errorResponse = z.strictObject({
  error: z.strictObject({ code: z.enum(Object.keys(errorStatuses) as [ErrorCode, ...ErrorCode[]]) }),
});

export type ErrorResponse = z.infer<typeof errorResponse>;
