import type { APIRoute } from "astro";
import { cachePolicies } from "#site/http/cache-policies.ts";
import { webManifest } from "#site/layouts/web-manifest.ts";

export const GET: APIRoute = () =>
  new Response(JSON.stringify(webManifest()), {
    headers: { "Content-Type": "application/manifest+json", "Cache-Control": cachePolicies.static },
  });
