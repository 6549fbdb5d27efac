import { cachePolicies } from "#site/http/cache-policies.ts";
import type { SiteHandler } from "#site/site-env.ts";
import { createWebManifest } from "./web-manifest.ts";

/** GET /manifest.webmanifest */
export const webManifest: SiteHandler = () =>
  new Response(JSON.stringify(createWebManifest()), {
    headers: { "Content-Type": "application/manifest+json", "Cache-Control": cachePolicies.static },
  });
