import type { IncomingMessage, ServerResponse } from "node:http";
import { chooseEncoding } from "#server/http/request/accept-encoding.ts";
import type { FormBody } from "#server/http/request/read-form-body.ts";
import { newRequestId } from "#server/http/request-id.ts";
import { sendBody } from "#server/http/send-body.ts";
import type { CacheOutcome } from "#server/observability/metrics.ts";
import { absentTag } from "#site/http/cache-tags.ts";
import { isCrawler } from "#site/http/is-crawler.ts";
import type { AccountDeletion } from "#site/product-api/account-deletion.ts";
import { encodedBody } from "./compress-page.ts";
import type { CacheResult, PageCache, Render } from "./page-cache.ts";
import { cacheKey, type PageRequest } from "./page-request.ts";
import type { PageRenderer } from "./render-page.ts";
import type { RenderedPage } from "./rendered-page.ts";

/** Answers a request with a page. */
export type SendPage = (
  request: IncomingMessage,
  response: ServerResponse,
  pageRequest: PageRequest,
  requestId: string,
  form?: FormBody,
) => void | Promise<void>;

/**
 * @param cache without one, each request renders its page
 * @param accountDeletionFor the calls that pages make for the visitor who sends a request
 * @param hooks `observeCache` is told of each request for a page that may be cached, `countView` of each view of a post;
 *   `refuseMiss` is asked before each response that says that something is absent, and returns whether it has answered
 *   instead
 */
export function createSendPage(
  { renderShared, renderSingle }: PageRenderer,
  cache: PageCache | undefined,
  accountDeletionFor: (request: IncomingMessage) => AccountDeletion | undefined,
  {
    observeCache,
    countView,
    refuseMiss,
  }: {
    readonly observeCache?: ((result: CacheOutcome) => void) | undefined;
    readonly countView?: ((postUuid: string) => void) | undefined;
    readonly refuseMiss?: (
      request: IncomingMessage,
      response: ServerResponse,
      path: string,
      requestId: string,
    ) => boolean;
  } = {},
): SendPage {
  return (request, response, pageRequest, requestId, form) => {
    const send = ({ page, age, body }: CacheResult) => {
      if (page.tags.includes(absentTag) && refuseMiss?.(request, response, pageRequest.path, requestId)) return;
      if (cache && pageRequest.sharing !== "none") observeCache?.(cacheOutcome(page, age));
      if (countView && page.status === 200) {
        const postUuid = viewedPost(request, pageRequest);
        if (postUuid !== undefined) countView(postUuid);
      }
      // Requests that were coalesced into a failed render all show its ID, under which the error is logged.
      const headers = ["X-Request-Id", page.freshness ? requestId : page.requestId];
      if (age !== undefined) headers.push("Age", String(age));
      sendBody(request, response, page.status, body(chooseEncoding(request.headers["accept-encoding"])), headers);
    };
    const found = find(request, pageRequest, requestId, form);
    return found instanceof Promise ? found.then(send) : send(found); // a cached page at once
  };

  function find(
    request: IncomingMessage,
    pageRequest: PageRequest,
    requestId: string,
    form: FormBody | undefined,
  ): CacheResult | Promise<CacheResult> {
    const { headers } = request;
    if (pageRequest.sharing === "none") {
      const visitor = { accountDeletion: accountDeletionFor(request), ...(form && { form }) };
      return renderSingle(pageRequest, headers, requestId, visitor).then(uncached);
    }
    const key = cacheKey(pageRequest);
    const cached = cache?.find(key, (waitForData) => renderShared(pageRequest, waitForData, newRequestId()));
    if (cached) return cached;
    const render: Render = (waitForData) => renderShared(pageRequest, waitForData, requestId);
    const waitForData = pageRequest.waitForData || isCrawler(headers["user-agent"] ?? null);
    return cache ? cache.load(key, waitForData, render) : render(waitForData).then(uncached);
  }
}

const postPath = /^\/(?:embed\/)?post\/([^/]+)$/;

/**
 * The post that a request for its page, or its embedded card, shows to a visitor. Not to a crawler; and a visitor without
 * script who is redirected from the loading page to the whole one has been counted.
 */
function viewedPost({ method, headers }: IncomingMessage, { path, waitForData }: PageRequest): string | undefined {
  const [, postUuid] = postPath.exec(path) ?? [];
  if (postUuid === undefined || method !== "GET" || waitForData) return undefined;
  return isCrawler(headers["user-agent"] ?? null) ? undefined : postUuid;
}

function cacheOutcome({ freshness }: RenderedPage, age: number | undefined): CacheOutcome {
  if (age === undefined || !freshness) return "miss";
  return age * 1000 < freshness.freshMs ? "hit" : "stale";
}

function uncached(page: RenderedPage): CacheResult {
  return { page, age: undefined, body: (encoding) => encodedBody(page, encoding) };
}
