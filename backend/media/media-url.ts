/**
 * The address a media row's name stands for: own files live under `/media/` of the site (server/), the rest is
 * an address already. Own names are made by store-media-file.ts and need no escaping.
 */
export function mediaUrl(mediaOrigin: string, name: string): string {
  return name.includes("://") ? name : `${mediaOrigin}/media/${name}`;
}

/** As `mediaUrl`, for a name that may be missing. */
export function optionalMediaUrl(mediaOrigin: string, name: string | null): string | null {
  return name === null ? null : mediaUrl(mediaOrigin, name);
}
