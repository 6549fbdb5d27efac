import type { APIRoute } from "astro";
import { webManifest } from "#site/head/web-manifest.ts";
import { cachePolicies } from "#site/http/cache-policies.ts";

export const GET: APIRoute = () =>
  new Response(JSON.stringify(webManifest()), {
    headers: { "Content-Type": "application/manifest+json", "Cache-Control": cachePolicies.static },
  });
