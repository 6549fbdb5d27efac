import { parseCount, parseLine, parseRecord, parseText } from "./parse-fields.ts";
import { mediumFirst, parseMediaUrl } from "./parse-media.ts";

/** A public profile (specification, section 3). Fields that are missing or invalid are `undefined`. */
export type User = Partial<NonNullable<ReturnType<typeof parseUserResponse>>>;

/**
 * @param json response of `GET /api/public/users/{uuid}`
 * @returns `undefined` if it has no `result.data`
 */
export function parseUserResponse(json: unknown, ownOrigin: string) {
  const data = parseRecord(parseRecord(parseRecord(json)?.result)?.data);
  if (!data) return undefined;
  return {
    username: parseLine(data.username),
    fullName: parseLine(data.fullName),
    bio: parseText(data.bio),
    avatar: parseMediaUrl(data.avatar, ownOrigin, mediumFirst), // it is never wider than 160 px
    followersCount: parseCount(data.followersCount),
    followingCount: parseCount(data.followingCount),
  };
}
