import { defineMiddleware } from "astro:middleware";

/** The card other sites frame. It has no script, so none that found its way into it may run either. */
const scriptless = "/embed/post/[uuid]";

/** Astro names the site's script hashes in every page's policy; a page without script allows none of them. */
export const forbidScripts = defineMiddleware(async ({ routePattern }, next) => {
  const response = await next();
  const policy = response.headers.get("Content-Security-Policy");
  if (routePattern === scriptless && policy) {
    response.headers.set("Content-Security-Policy", policy.replace(/script-src [^;]*/, "script-src 'none'"));
  }
  return response;
});
