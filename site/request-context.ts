import { createMiddleware } from "hono/factory";
import { isCrawler } from "./http/is-crawler.ts";
import { createI18n } from "./i18n/i18n.ts";
import { matchLanguage } from "./i18n/match-language.ts";
import { languageQueryParameter, resolveLanguage } from "./i18n/resolve-language.ts";
import { createTranslate } from "./i18n/translate.ts";
import { crawlerTimeoutMs, visitorTimeoutMs, waitForDataParameter } from "./product-api/timeouts.ts";
import type { SiteEnv } from "./site-env.ts";

/** Completes what a page knows of its request: its locale, and how long it waits for data. */
export const requestContext = createMiddleware<SiteEnv>(async (c, next) => {
  const request = c.req.raw;
  const url = new URL(request.url);
  const query = url.searchParams.get(languageQueryParameter);
  const code = resolveLanguage({
    query,
    cookieHeader: request.headers.get("cookie"),
    acceptLanguage: request.headers.get("accept-language"),
  });
  const localeInUrl = matchLanguage(query) !== undefined;
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
