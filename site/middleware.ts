import { defineMiddleware, sequence } from "astro:middleware";
import { languageOf } from "#locales/index.ts";
import { answerFailure } from "./http/answer-failure.ts";
import { forbidScripts } from "./http/forbid-scripts.ts";
import { isCrawler } from "./http/is-crawler.ts";
import { formatsOf } from "./i18n/format.ts";
import { createLink } from "./i18n/link.ts";
import { matchLanguage } from "./i18n/match-language.ts";
import { languageQueryParameter, resolveLanguage } from "./i18n/resolve-language.ts";
import { createTranslate } from "./i18n/translate.ts";
import { crawlerTimeoutMs, visitorTimeoutMs, waitForDataParameter } from "./product-api/timeouts.ts";

/** Completes the request's locals: everything a page needs besides its data, resolved once. */
const completeLocals = defineMiddleware(async ({ locals, request, url }, next) => {
  const query = url.searchParams.get(languageQueryParameter);
  const code = resolveLanguage({
    query,
    cookieHeader: request.headers.get("cookie"),
    acceptLanguage: request.headers.get("accept-language"),
  });
  locals.language = Object.freeze(languageOf(code));
  locals.languageInAddress = matchLanguage(query) !== undefined;
  locals.t = createTranslate(code);
  locals.formats = formatsOf(code);
  const waits = isCrawler(request.headers.get("user-agent")) || url.searchParams.has(waitForDataParameter);
  locals.timeoutMs = Math.max(0, (waits ? crawlerTimeoutMs : visitorTimeoutMs) - locals.waited);
  locals.link = createLink(code, locals.languageInAddress);

  const response = await next();
  if (response.headers.get("content-type") === "text/html") {
    response.headers.set("Content-Type", "text/html; charset=utf-8");
    response.headers.set("Content-Language", code);
    if (!locals.languageInAddress) response.headers.append("Vary", "Accept-Language, Cookie");
  }
  return response;
});

export const onRequest = sequence(answerFailure, forbidScripts, completeLocals);
