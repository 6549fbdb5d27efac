import type { z } from "zod";
import type { avatar } from "#contract/responses/user-response.ts";

/**
 * Returns the URL for the `name` of a media row. Imported files are served under `/media/` of the site; their names
 * come from media-folder.ts and need no escaping. For a file on another host, the name is its URL.
 */
export function mediaUrl(mediaOrigin: string, name: string): string {
  return name.includes("://") ? name : `${mediaOrigin}/media/${name}`;
}

/** Like `mediaUrl`, but passes null through. */
export function optionalMediaUrl(mediaOrigin: string, name: string | null): string | null {
  return name === null ? null : mediaUrl(mediaOrigin, name);
}

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
