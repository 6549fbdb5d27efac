import type { IncomingMessage, ServerResponse } from "node:http";
import type { LanguageCode } from "#locales/index.ts";
import { chooseEncoding } from "#server/http/accept-encoding.ts";
import { newRequestId } from "#server/http/request-id.ts";
import { createRequestLanguage } from "#server/http/request-language.ts";
import { sendBody } from "#server/http/send-body.ts";
import { isCrawler } from "#site/http/is-crawler.ts";
import { bodyOf } from "./page-body.ts";
import type { PageCache } from "./page-cache.ts";
import type { PageTarget } from "./page-target.ts";
import type { TargetRenderer } from "./render-target.ts";

export interface PageAnswers {
  /** Answers with a page that is kept. @returns false where there is none; nothing has been written then */
  readonly fromCache: (
    request: IncomingMessage,
    response: ServerResponse,
    target: PageTarget,
    requestId: string,
  ) => boolean;
  /** Answers with a page that is rendered. */
  readonly rendered: (
    request: IncomingMessage,
    response: ServerResponse,
    target: PageTarget,
    requestId: string,
  ) => Promise<void>;
}

/** @param cache where pages are kept; without one each request has its page rendered */
export function createPageAnswers(renderer: TargetRenderer, cache: PageCache | undefined): PageAnswers {
  const languageOf = createRequestLanguage();
  const readLanguage = ({ language, sharing }: PageTarget, { headers }: IncomingMessage) =>
    language ?? (sharing === "everyone" ? "en" : languageOf(headers));

  return {
    fromCache(request, response, target, requestId) {
      if (!cache || target.sharing === "none") return false;
      const language = readLanguage(target, request);
      const key = keyOf(target, language);
      const kept = cache.find(key, (whole) => renderer.shared(target, language, whole, newRequestId()));
      if (!kept) return false;
      const body = cache.bodyOf(key, kept, chooseEncoding(request.headers["accept-encoding"]));
      sendBody(request, response, kept.page.status, body, ownHeaders(requestId, cache.ageOf(kept)));
      return true;
    },

    async rendered(request, response, target, requestId) {
      const encoding = chooseEncoding(request.headers["accept-encoding"]);
      if (target.sharing === "none") {
        const page = await renderer.unshared(target, request, requestId);
        return sendBody(request, response, page.status, bodyOf(page, encoding), ownHeaders(requestId, undefined));
      }
      const language = readLanguage(target, request);
      const wholeWanted = target.whole || isCrawler(request.headers["user-agent"] ?? null);
      const render = (whole: boolean) => renderer.shared(target, language, whole, requestId);
      const { page, age } = cache
        ? await cache.load(keyOf(target, language), wholeWanted, render)
        : { page: await render(wholeWanted), age: undefined };
      // A failure shows the id of the rendering, under which it is logged.
      const shownId = page.keeping ? requestId : page.requestId;
      sendBody(request, response, page.status, bodyOf(page, encoding), ownHeaders(shownId, age));
    },
  };
}

/** A language says nothing of its own where everybody shares an answer. */
function keyOf({ path, search }: PageTarget, language: LanguageCode): string {
  return `${language} ${path}${search}`;
}

function ownHeaders(requestId: string, age: number | undefined): string[] {
  return age === undefined ? ["X-Request-Id", requestId] : ["X-Request-Id", requestId, "Age", String(age)];
}
