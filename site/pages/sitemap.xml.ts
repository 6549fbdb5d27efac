import type { APIRoute } from "astro";
import { sitemap } from "#site/features/seo/sitemap.ts";
import { cachePolicies } from "#site/http/cache-policies.ts";

export const GET: APIRoute = ({ locals }) =>
  new Response(sitemap(locals.settings.origin), {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": cachePolicies.static },
  });
