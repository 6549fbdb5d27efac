import { createHash } from "node:crypto";
import { type PageKind, pageKindsWhere, routes } from "#site/routes.ts";
import type { SiteSettings } from "#site/site-settings.ts";
import { configuredTrackers, type TrackerSettings } from "#site/trackers.ts";

type PolicySettings = Pick<SiteSettings, "mediaOrigins"> & TrackerSettings;

/** `sha256-…` of an inline script or style. */
export type InlineHash = `sha256-${string}`;

const hashes = new Map<string, InlineHash>();

/** The Content-Security-Policy hash of inline CSS. Cached, because every response of a page has the same CSS. */
export function inlineHash(css: string): InlineHash {
  const cached = hashes.get(css);
  if (cached) return cached;
  const hash: InlineHash = `sha256-${createHash("sha256").update(css).digest("base64")}`;
  hashes.set(css, hash);
  return hash;
}

export interface PageContent {
  readonly kind: PageKind;
  /** Whether no vendor's script may run there. */
  readonly isClosed: boolean;
  /** Hashes of the page's own inline blocks. */
  readonly scriptHashes: readonly InlineHash[];
  readonly styleHash: InlineHash;
}

/** Pages that show a post or a profile: their videos are wherever the product server says. */
const kindsWithForeignMedia = pageKindsWhere(({ namesContent }) => namesContent === true);

/** Trusted Types policies of a page, which a script of the site creates where it has to write HTML or load a worker. */
const trustedTypesPolicies: Partial<Record<PageKind, readonly string[]>> = {
  ticket: ["ticket-worker"],
};

/**
 * The Content-Security-Policy of a page: nothing but what the page loads, inline blocks by their hashes. Trackers'
 * hosts are there only where they are configured, and their scripts only on pages that are open to them. Those write HTML
 * themselves; all other pages enforce Trusted Types, with a policy for the consent dialog (consent-dialog.ts).
 */
export function pagePolicy(settings: PolicySettings, page: PageContent): string {
  const { kind, isClosed, scriptHashes, styleHash } = page;
  const media = kindsWithForeignMedia.includes(kind) ? ["https:", ...settings.mediaOrigins] : [];
  const trackers = configuredTrackers(settings);
  const vendors = isClosed ? [] : trackers;
  const trackerImages = trackers.flatMap(({ hosts }) => (isClosed ? hosts.beacons : hosts.images));
  const policies = [...(trustedTypesPolicies[kind] ?? []), ...(trackers.length > 0 ? ["default"] : [])];
  return serialize({
    "font-src": ["'self'"],
    "img-src": ["'self'", "data:", ...trackerImages],
    "media-src": ["'self'", ...media],
    "connect-src": ["'self'", ...vendors.flatMap(({ hosts }) => hosts.connections)],
    "manifest-src": ["'self'"],
    // The service worker that keeps tickets for places without reception.
    ...(kind === "ticket" && { "worker-src": ["'self'"] }),
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
    "script-src": ["'self'", ...vendors.flatMap(({ hosts }) => hosts.scripts), ...scriptHashes.map(quoted)],
    "style-src": ["'self'", quoted(styleHash)],
    ...(vendors.length === 0 && {
      "require-trusted-types-for": ["'script'"],
      "trusted-types": policies.length > 0 ? policies : ["'none'"],
    }),
  });
}

/**
 * The policy of /embed/post/:uuid: shows images and videos, runs the one script that it contains, and is the one document
 * of the site that anybody may frame.
 */
export function embedPolicy(
  { mediaOrigins }: Pick<SiteSettings, "mediaOrigins">,
  { scriptHash, styleHash }: Readonly<Record<"scriptHash" | "styleHash", InlineHash>>,
): string {
  return serialize({
    "img-src": ["'self'", "data:"],
    "media-src": ["'self'", "https:", ...mediaOrigins],
    "form-action": ["'none'"],
    "frame-ancestors": ["*"],
    "script-src": [quoted(scriptHash)],
    "style-src": [quoted(styleHash)],
  });
}

const quoted = (hash: InlineHash) => `'${hash}'`;

function serialize(directives: Readonly<Record<string, readonly string[]>>): string {
  const all = {
    "default-src": ["'none'"],
    "base-uri": ["'none'"],
    ...directives,
    "report-uri": [routes["csp-report"].path],
  };
  return Object.entries(all)
    .map(([name, sources]) => `${name} ${sources.join(" ")}`)
    .join(";");
}
