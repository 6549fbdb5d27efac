import { renderToString } from "react-dom/server";
import type { Assets, Instead } from "./assets.ts";
import { Document } from "./document.tsx";
import { pagePolicy } from "./head/content-security-policy.ts";
import * as headScript from "./head/head-script.ts?inline-script";
import { inlineHash } from "./head/inline-hash.ts";
import { htmlHeaders, localizedHeaders } from "./http/html-headers.ts";
import { responseOfState } from "./http/page-state.ts";
import { startScript } from "./islands/client-scripts.tsx";
import type { Page, RequestContext } from "./page.ts";
import { pagePrivacy } from "./page-privacy.ts";
import type { DocumentModule } from "./route-handlers.ts";
import { type PageName, type Params, pageKindOf } from "./routes.ts";
import type { SiteResponse } from "./site-response.ts";
import { fallbackFonts } from "./styles/fallback-fonts.ts";

/** Loads what a page shows and describes the page; a `SiteResponse` is sent as it is. */
export type LoadPage<Name extends PageName> = (
  context: RequestContext<Name>,
  params: Params<Name>,
) => Page | SiteResponse | Promise<Page | SiteResponse>;

/** Makes a page of the site: what `load` says, in the document of every page. */
export function definePage<Name extends PageName>(name: Name, load: LoadPage<Name>): DocumentModule<Name> {
  return {
    name,
    async respond(context, assets) {
      const page = await load(context, context.request.params);
      if (!("head" in page)) return page;
      const css = await assets.css(name, insteadOf(page));
      return renderPage(page, name, context, assets, fallbackFonts(context.i18n.locale.code) + css);
    },
  };
}

/** A page with the status of an error may show a failure; a page may still be loading parts of its content. */
function insteadOf({ state, status = 200, head }: Page): Instead | undefined {
  if (state.kind === "failed" || status >= 400) return "failure";
  return state.kind === "loading" || head.loading ? "loading" : undefined;
}

function renderPage(page: Page, name: PageName, context: RequestContext, assets: Assets, css: string): SiteResponse {
  const { head, blockingScript } = page;
  const scripts = [headScript, startScript(head.loading ?? false), ...(blockingScript ? [blockingScript] : [])];
  const kind = pageKindOf(name);
  const { isClosed, headers: privacyHeaders } = pagePrivacy(name, context.request.query);
  const { status, cache, headers } = responseOfState(page.state, page.cache);
  const html = renderToString(<Document {...{ page, kind, isClosed, context, assets, css }} />);
  return {
    status: page.status ?? status,
    cache,
    ...(page.state.kind !== "failed" && page.tags && { tags: page.tags }),
    headers: {
      ...htmlHeaders,
      ...localizedHeaders(context),
      ...(head.noindex && { "X-Robots-Tag": "noindex" }),
      "Content-Security-Policy": pagePolicy(context.settings, {
        kind,
        isClosed,
        scriptHashes: scripts.map(({ hash }) => hash),
        styleHash: inlineHash(css),
      }),
      ...headers,
      ...page.headers,
      ...privacyHeaders,
    },
    body: `<!doctype html>${html}`,
  };
}
