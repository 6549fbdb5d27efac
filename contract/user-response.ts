import { z } from "zod";
import { avatar } from "./avatar.ts";
import { count, identifier, moment } from "./fields.ts";

/** `GET /api/public/users/{uuid}` (specification, sections 3 and 7); `uuid` and `createdAt` go beyond it. */
export const userAnswer = z.strictObject({
  result: z.strictObject({
    data: z.strictObject({
      uuid: identifier,
      username: z.string(),
      fullName: z.string().nullable(),
      bio: z.string().nullable(),
      avatar: avatar.nullable(),
      followersCount: count,
      followingCount: count,
      createdAt: moment,
    }),
  }),
});

export type UserAnswer = z.infer<typeof userAnswer>;
