/** The kind of a request by the first part of its path: a closed list, as the labels of a metric must be. */
const kinds: Readonly<Record<string, string>> = {
  "": "landing",
  ".well-known": "well-known",
  api: "api",
  assets: "assets",
  count: "count",
  "delete-account": "account-deletion",
  download: "download",
  embed: "embed",
  healthz: "health",
  media: "media",
  oembed: "oembed",
  image: "picture",
  post: "post",
  "privacy-policy": "privacy-policy",
  profile: "profile",
  readyz: "health",
  "robots.txt": "robots",
  "sitemap.xml": "sitemap",
  share: "preview-picture",
  ticket: "ticket",
};

/** @param target what stands after the method in the request line, faulty ones included */
export function routeKind(target: string): string {
  const first = /^\/([^/?#]*)/.exec(target)?.[1];
  return first !== undefined && Object.hasOwn(kinds, first) ? (kinds[first] as string) : "other";
}
