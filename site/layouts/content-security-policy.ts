import type { AstroGlobal } from "astro";
import type { SiteSettings } from "#site/site-settings.ts";

type Directive = Parameters<NonNullable<AstroGlobal["csp"]>["insertDirective"]>[0];

/**
 * The directives a page adds to Astro's hashes of its own scripts and styles. `default-src 'none'` stands in
 * astro.config.ts; everything a page may load is named here.
 */
export function pageDirectives(settings: SiteSettings): Directive[] {
  const media = ["'self'", "https:", ...settings.mediaOrigins].join(" ");
  return [
    `img-src ${media} data:`,
    `media-src ${media}`,
    "connect-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
}
