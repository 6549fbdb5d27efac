import { createMiddleware } from "hono/factory";
import { isCrawler } from "./http/is-crawler.ts";
import { createI18n } from "./i18n/i18n.ts";
import { matchLocale } from "./i18n/locale/match-locale.ts";
import { localeParameter, resolveLocale } from "./i18n/locale/resolve-locale.ts";
import { createTranslate } from "./i18n/translate.ts";
import { crawlerTimeoutMs, visitorTimeoutMs, waitForDataParameter } from "./product-api/timeouts.ts";
import type { SiteEnv } from "./site-env.ts";

/** Completes what a page knows of its request: its locale, and how long it waits for data. */
export const requestContext = createMiddleware<SiteEnv>(async (c, next) => {
  const request = c.req.raw;
  const url = new URL(request.url);
  const query = url.searchParams.get(localeParameter);
  const code = resolveLocale({
    query,
    cookieHeader: request.headers.get("cookie"),
    acceptLanguage: request.headers.get("accept-language"),
  });
  const localeInUrl = matchLocale(query) !== undefined;
  const waitsForData = isCrawler(request.headers.get("user-agent")) || url.searchParams.has(waitForDataParameter);
  c.set("context", {
    ...c.env,
    request,
    url,
    i18n: createI18n(code, createTranslate(code), localeInUrl),
    localeInUrl,
    timeoutMs: waitsForData ? crawlerTimeoutMs : visitorTimeoutMs,
  });
  await next();
});
