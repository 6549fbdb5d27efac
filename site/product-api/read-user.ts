import { readCount, readLine, readRecord, readText } from "./read-fields.ts";
import { readMediaUrl } from "./read-media.ts";

/** A public profile (specification, section 3). What the product server does not tell, or tells oddly, is left out. */
export interface User {
  readonly username?: string | undefined;
  readonly fullName?: string | undefined;
  readonly bio?: string | undefined;
  readonly avatar?: string | undefined;
  readonly followersCount?: number | undefined;
  readonly followingCount?: number | undefined;
}

/** Smaller sizes are asked for first: the picture is never shown wider than 160 px. */
const avatarSizes = ["medium", "thumb", "original", "original_url", "url"];

/**
 * @param json the answer of `GET /api/public/users/{uuid}`
 * @returns `undefined` where it has no `result.data`
 */
export function readUser(json: unknown, ownOrigin: string): User | undefined {
  const data = readRecord(readRecord(readRecord(json)?.result)?.data);
  if (!data) return undefined;
  return {
    username: readLine(data.username),
    fullName: readLine(data.fullName),
    bio: readText(data.bio),
    avatar: readMediaUrl(data.avatar, ownOrigin, avatarSizes),
    followersCount: readCount(data.followersCount),
    followingCount: readCount(data.followingCount),
  };
}
