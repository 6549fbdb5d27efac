import { androidAssociation, appleAssociation } from "./features/app-links/app-links.routes.ts";
import { oembed } from "./features/embed/oembed.routes.ts";
import { jsonFeed, rssFeed } from "./features/feeds/feeds.routes.ts";
import { postPreviewImage } from "./features/post/head/post-preview-image.route.ts";
import { pagePreviewImage } from "./features/preview-images/page-preview-image.route.ts";
import { profilePreviewImage } from "./features/profile/head/profile-preview-image.route.ts";
import { robots, securityContact, sitemap } from "./features/seo/seo.routes.ts";
import { ticketCalendar } from "./features/ticket/calendar/calendar.route.ts";
import { ticketWorker } from "./features/ticket/offline/ticket-worker.route.ts";
import { appleWallet } from "./features/ticket/wallets/apple-wallet.route.ts";
import { googleWallet } from "./features/ticket/wallets/google-wallet.route.ts";
import { webManifest } from "./head/web-manifest.route.ts";
import { createI18n } from "./i18n/i18n.ts";
import { createTranslate } from "./i18n/translate.ts";
import type { RequestContext } from "./page.ts";
import { visitorTimeoutMs } from "./product-api/timeouts.ts";
import type { RouteHandler } from "./route-handlers.ts";
import { type EndpointName, embedNames, pageNames, type SiteRouteName } from "./routes.ts";
import type { CreateSite } from "./site.ts";

const endpoints: { readonly [Name in EndpointName]: RouteHandler<Name> } = {
  "profile-rss": rssFeed,
  "profile-json-feed": jsonFeed,
  "ticket-calendar": ticketCalendar,
  "ticket-apple-wallet": appleWallet,
  "ticket-google-wallet": googleWallet,
  "ticket-worker": ticketWorker,
  oembed,
  "page-preview-image": pagePreviewImage,
  "post-preview-image": postPreviewImage,
  "profile-preview-image": profilePreviewImage,
  robots,
  sitemap,
  "security-contact": securityContact,
  "web-manifest": webManifest,
  "apple-association": appleAssociation,
  "android-association": androidAssociation,
};

const documentFiles = import.meta.glob<{ readonly default: RouteHandler }>("./pages/*.tsx");

export const createSite: CreateSite = async (assets) => {
  const handlers = new Map<SiteRouteName, RouteHandler>();
  for (const handler of Object.values(endpoints)) handlers.set(handler.name, handler);
  for (const load of Object.values(documentFiles)) {
    const { default: document } = await load();
    handlers.set(document.name, document);
  }
  const handlerOf = (name: SiteRouteName): RouteHandler => {
    const handler = handlers.get(name);
    if (!handler) throw new Error(`there is no page site/pages/${name}.tsx`);
    return handler;
  };
  for (const name of [...pageNames, ...embedNames]) handlerOf(name);

  return async (request, visitor, services) => {
    const { locale, localeInUrl, waitForData } = request;
    const context: RequestContext = {
      ...services,
      request,
      visitor,
      i18n: createI18n(locale, createTranslate(locale), localeInUrl),
      timeoutMs: waitForData ? undefined : visitorTimeoutMs,
    };
    const response =
      (await handlerOf(request.route).respond(context, assets)) ??
      (await handlerOf("not-found").respond({ ...context, request: { ...request, route: "not-found" } }, assets));
    if (!response) throw new Error("the page for what is not there has no response");
    return response;
  };
};
