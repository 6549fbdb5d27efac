import { defineMiddleware } from "astro:middleware";

/**
 * Turns a page that throws into a 500, which Astro then renders as pages/500.astro, and logs it once: with the
 * page's pattern, never its address, since a ticket's address is a credential.
 */
export const answerFailure = defineMiddleware(async ({ locals, routePattern }, next) => {
  try {
    return await next();
  } catch (error) {
    if (import.meta.env.DEV) throw error; // shown in the browser, with the line at fault
    locals.log.error({ err: error, route: routePattern }, "page failed");
    return new Response(null, { status: 500 });
  }
});
