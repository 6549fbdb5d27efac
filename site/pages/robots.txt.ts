import type { APIRoute } from "astro";
import { robotsTxt } from "#site/features/seo/robots-txt.ts";
import { cachePolicies } from "#site/http/cache-policies.ts";

export const GET: APIRoute = ({ locals }) =>
  new Response(robotsTxt(locals.settings.origin), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": cachePolicies.static },
  });
