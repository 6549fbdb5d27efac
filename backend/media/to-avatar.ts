import type { z } from "zod";
import type { avatar } from "#contract/responses/avatar.ts";
import { mediaUrl, optionalMediaUrl } from "./media-url.ts";

/** Converts a user's avatar to the shape of the API, or returns null if the user has none. */
export function toAvatar(
  mediaOrigin: string,
  user: { avatar: string | null; avatar_thumb: string | null },
): z.infer<typeof avatar> | null {
  if (user.avatar === null) return null;
  return {
    original: mediaUrl(mediaOrigin, user.avatar),
    thumb: optionalMediaUrl(mediaOrigin, user.avatar_thumb),
  };
}
