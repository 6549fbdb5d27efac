import { z } from "zod";
import { count, dateTime, httpUrl, identifier } from "../fields.ts";

/** A user's avatar. `thumb`, at most 320 pixels wide, is not in the specification. */
export const avatar = z.strictObject({ original: httpUrl, thumb: httpUrl.nullable() });

/**
 * The response of `GET /api/public/users/{uuid}` (specification, sections 3 and 7). `uuid` and `createdAt` are not in
 * the specification.
 */
export const userResponse = z.strictObject({
  result: z.strictObject({
    data: z.strictObject({
      uuid: identifier,
      username: z.string(),
      fullName: z.string().nullable(),
      bio: z.string().nullable(),
      avatar: avatar.nullable(),
      followersCount: count,
      followingCount: count,
      createdAt: dateTime,
    }),
  }),
});

export type UserResponse = z.infer<typeof userResponse>;
