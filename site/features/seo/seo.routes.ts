import { defineEndpoint } from "#site/route-handlers.ts";
import { robotsTxt } from "./robots-txt.ts";
import { securityTxt } from "./security-txt.ts";
import { sitemap as writeSitemap } from "./sitemap.ts";

export const robots = defineEndpoint("robots", ({ settings }) => ({
  status: 200,
  headers: { "Content-Type": "text/plain; charset=utf-8" },
  cache: "static",
  body: robotsTxt(settings.origin),
}));

export const sitemap = defineEndpoint("sitemap", ({ settings }) => ({
  status: 200,
  headers: { "Content-Type": "application/xml; charset=utf-8" },
  cache: "static",
  body: writeSitemap(settings.origin),
}));

export const securityContact = defineEndpoint("security-contact", ({ settings }) => ({
  status: 200,
  headers: { "Content-Type": "text/plain; charset=utf-8" },
  cache: "static",
  body: securityTxt(settings.origin),
}));
