/** Route labels of metrics by the first segment of the path. A label needs a closed list of values. */
const kinds: Readonly<Record<string, string>> = {
  "": "landing",
  ".well-known": "well-known",
  api: "api",
  assets: "assets",
  count: "count",
  "csp-report": "csp-report",
  "delete-account": "account-deletion",
  download: "download",
  embed: "embed",
  healthz: "health",
  "manifest.webmanifest": "manifest",
  media: "media",
  oembed: "oembed",
  picture: "picture",
  post: "post",
  "privacy-policy": "privacy-policy",
  profile: "profile",
  readyz: "health",
  "robots.txt": "robots",
  "sitemap.xml": "sitemap",
  share: "preview-picture",
  ticket: "ticket",
  "ticket-worker.js": "ticket-worker",
};

/** @param target of the request line, valid or not */
export function routeKind(target: string): string {
  const first = /^\/([^/?#]*)/.exec(target)?.[1];
  return first !== undefined && Object.hasOwn(kinds, first) ? (kinds[first] as string) : "other";
}
