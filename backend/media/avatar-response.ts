import type { z } from "zod";
import type { avatar } from "#contract/avatar.ts";
import { mediaAddress, optionalMediaAddress } from "./media-url.ts";

/** A user's picture as answers give it. */
export function avatarOf(
  mediaOrigin: string,
  user: { avatar: string | null; avatar_thumb: string | null },
): z.infer<typeof avatar> | null {
  if (user.avatar === null) return null;
  return {
    original: mediaAddress(mediaOrigin, user.avatar),
    thumb: optionalMediaAddress(mediaOrigin, user.avatar_thumb),
  };
}
