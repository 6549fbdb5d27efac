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
