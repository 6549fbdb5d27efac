import { defineMiddleware } from "astro:middleware";
import { withOwnHashesOnly } from "./own-hashes-only.ts";

/** Shortens each page's Content-Security-Policy to what the page has. */
export const nameOwnHashesOnly = defineMiddleware(async (_, next) => {
  const response = await next();
  const policy = response.headers.get("Content-Security-Policy");
  if (policy === null || !response.headers.get("Content-Type")?.startsWith("text/html")) return response;
  const html = await response.text();
  response.headers.set("Content-Security-Policy", withOwnHashesOnly(policy, html));
  return new Response(html, response);
});
