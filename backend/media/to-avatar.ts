import type { z } from "zod";
import type { avatar } from "#contract/avatar.ts";
import { mediaUrl, optionalMediaUrl } from "./media-url.ts";

/** A user's picture as answers give it. */
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
