import { cachePolicies } from "#site/http/cache-policies.ts";
import type { SiteHandler } from "#site/site-env.ts";
import { robotsTxt } from "./robots-txt.ts";
import { sitemap as writeSitemap } from "./sitemap.ts";

/** GET /robots.txt */
export const robots: SiteHandler = (c) =>
  new Response(robotsTxt(c.env.settings.origin), {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": cachePolicies.static },
  });

/** GET /sitemap.xml */
export const sitemap: SiteHandler = (c) =>
  new Response(writeSitemap(c.env.settings.origin), {
    headers: { "Content-Type": "application/xml; charset=utf-8", "Cache-Control": cachePolicies.static },
  });
