import { z } from "zod";
import { count, dateTime, identifier } from "../fields.ts";
import { avatar } from "./avatar.ts";

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
