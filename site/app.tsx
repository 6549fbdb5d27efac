import { type Context, Hono } from "hono";
import type { Assets, PageName } from "./assets.ts";
import { androidAssociation, appleAssociation } from "./features/app-links/app-links.routes.ts";
import { oembed } from "./features/embed/oembed.routes.ts";
import { jsonFeed, rssFeed } from "./features/feeds/feeds.routes.ts";
import { postPreviewImage } from "./features/post/head/post-preview-image.route.ts";
import { previewedPages } from "./features/preview-images/page-preview.ts";
import { pagePreviewImageOf } from "./features/preview-images/page-preview-image.route.ts";
import { profilePreviewImage } from "./features/profile/head/profile-preview-image.route.ts";
import { robots, sitemap } from "./features/seo/seo.routes.ts";
import { ticketCalendar } from "./features/ticket/calendar/calendar.route.ts";
import { ticketWorker } from "./features/ticket/offline/ticket-worker.route.ts";
import { appleWallet } from "./features/ticket/wallets/apple-wallet.route.ts";
import { googleWallet } from "./features/ticket/wallets/google-wallet.route.ts";
import { webManifest } from "./head/web-manifest.route.ts";
import { proxyPost, proxyTicket, proxyUser, proxyUserPosts } from "./http/product-api.routes.ts";
import type { PageHandler, PageModule, RequestBindings } from "./page.ts";
import { requestContext } from "./request-context.ts";
import type { SiteEnv, SiteHandler } from "./site-env.ts";

/** The site as a function: a request, with what the server knows of it, becomes a response. */
export type Site = (request: Request, bindings: RequestBindings) => Promise<Response>;

/**
 * All URLs of the site. Everything else (static files, /media, /picture, /count, health) is answered by server/
 * before it gets here.
 */
export function routes(page: (name: PageName) => SiteHandler): Hono<SiteEnv> {
  const app = new Hono<SiteEnv>({ strict: false });
  app.use(requestContext);

  app.get("/", page("landing"));
  app.get("/post/:uuid", page("post"));
  app.get("/profile/:uuid", page("profile"));
  app.get("/ticket/:slug/:package_uuid/:ticket_uuid", page("ticket"));
  app.get("/ticket/:slug/:package_uuid/:ticket_uuid/calendar.ics", ticketCalendar);
  app.get("/ticket/:slug/:package_uuid/:ticket_uuid/apple-wallet.pkpass", appleWallet);
  app.get("/ticket/:slug/:package_uuid/:ticket_uuid/google-wallet", googleWallet);
  app.get("/download", page("download"));
  // The pages that take POST are listed in http/form-paths.ts.
  app.on(["GET", "POST"], "/delete-account", page("delete-account"));
  app.get("/delete-account/receipt", page("deletion-receipt"));
  app.on(["GET", "POST"], "/delete-account/cancel", page("cancel-deletion"));
  app.get("/privacy-policy", page("privacy-policy"));

  app.get("/embed/post/:uuid", page("embed-post"));
  app.get("/oembed", oembed);
  app.get("/profile/:uuid/feed.xml", rssFeed);
  app.get("/profile/:uuid/feed.json", jsonFeed);
  for (const name of previewedPages) app.get(`/share/${name}/:image`, pagePreviewImageOf(name));
  app.get("/share/post/:uuid/:image", postPreviewImage);
  app.get("/share/profile/:uuid/:image", profilePreviewImage);

  app.get("/robots.txt", robots);
  app.get("/sitemap.xml", sitemap);
  app.get("/manifest.webmanifest", webManifest);
  app.get("/ticket-worker.js", ticketWorker);
  app.get("/.well-known/apple-app-site-association", appleAssociation);
  app.get("/.well-known/assetlinks.json", androidAssociation);

  // What a page in its loading state fetches from its own origin.
  app.all("/api/public/post/:uuid", proxyPost);
  app.all("/api/public/users/posts/:uuid", proxyUserPosts);
  app.all("/api/public/users/:uuid", proxyUser);
  app.all("/api/project/events/ticketSucces/:slug/:package_uuid/:ticket_uuid", proxyTicket);

  app.notFound(page("not-found") as (context: Context<SiteEnv>) => Promise<Response>);
  return app;
}

const pageModules = import.meta.glob<PageModule>("./pages/*.tsx");

/** Loads all pages and wires the site. @param assets what the build has made for browsers */
export async function createSite(assets: Assets): Promise<Site> {
  const handlers = new Map<string, PageHandler>();
  for (const [file, load] of Object.entries(pageModules)) {
    handlers.set(file.slice("./pages/".length, -".tsx".length), (await load()).default);
  }
  const page = (name: PageName): SiteHandler => {
    const handler = handlers.get(name);
    if (!handler) throw new Error(`there is no page site/pages/${name}.tsx`);
    return async (c) => handler(c.var.context, c.req.param(), assets, await assets.css(name));
  };
  const app = routes(page);
  app.onError(async (error, c) => {
    // With the route's pattern, never its URL: a ticket's URL is a credential.
    c.env.log.error({ err: error, route: c.req.routePath }, "page failed");
    try {
      return await (page("server-error")(c, async () => {}) as Promise<Response>);
    } catch (second) {
      c.env.log.error({ err: second }, "error page failed");
      return new Response(null, { status: 500 });
    }
  });
  return async (request, bindings) => app.fetch(request, bindings);
}
