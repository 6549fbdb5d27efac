import { renderToString } from "react-dom/server";
import type { Assets, Instead } from "./assets.ts";
import { JsonScript } from "./components/json-script.tsx";
import { documentResponse } from "./document-response.ts";
import { OpenInApp } from "./features/app-links/open-in-app.tsx";
import { ConsentSettingsScript } from "./features/consent/consent-settings.tsx";
import { hostId } from "./features/in-app-browser/host-id.ts";
import { Announcement } from "./features/site-frame/announcement.tsx";
import { SiteFooter } from "./features/site-frame/site-footer.tsx";
import { SiteHeader } from "./features/site-frame/site-header.tsx";
import { phoneUrl } from "./features/store-links/phone-code/phone-url.ts";
import { downloadPath, storeContext } from "./features/store-links/store-context.ts";
import { WayToAppContext } from "./features/store-links/way-to-app.ts";
import { inlineHash, pagePolicy } from "./head/content-security-policy.ts";
import * as headScript from "./head/head-script.ts?inline-script";
import { documentEndId, HeadTags } from "./head/head-tags.tsx";
import { InlineScript, InlineStyle } from "./head/inline-blocks.tsx";
import { noScript } from "./head/no-script.ts";
import { I18nContext } from "./i18n/i18n-context.tsx";
import { ClientScripts, startScript } from "./islands/client-scripts.tsx";
import { type IslandRegistry, IslandRegistryProvider } from "./islands/define-island.tsx";
import { IslandDataScript } from "./islands/island-data.tsx";
import type { Page, RequestContext } from "./page.ts";
import { pagePrivacy } from "./page-privacy.ts";
import type { RouteHandler } from "./route-handlers.ts";
import { type PageName, type Params, pageKindOf } from "./routes.ts";
import type { SiteResponse } from "./site-response.ts";
import { fallbackFonts } from "./styles/fallback-fonts.ts";
import { hasTracker } from "./trackers.ts";
import "#site/styles/tokens.css";
import "#site/styles/base.css";
import "#site/styles/shared.css";

/** Loads what a page shows and describes the page; a `SiteResponse` is sent as it is. */
export type LoadPage<Name extends PageName> = (
  context: RequestContext<Name>,
  params: Params<Name>,
) => Page | SiteResponse | Promise<Page | SiteResponse>;

/** Makes a page of the site: what `load` says, in the document of every page. */
export function definePage<Name extends PageName>(name: Name, load: LoadPage<Name>): RouteHandler<Name, SiteResponse> {
  return {
    name,
    async respond(context, assets) {
      const page = await load(context, context.request.params);
      if (!("head" in page)) return page;
      const css = await assets.css(name, insteadOf(page));
      return responseOfPage(page, name, context, assets, fallbackFonts(context.i18n.locale.code) + css);
    },
  };
}

/** A page with the status of an error may show a failure. */
function insteadOf({ state, status = 200 }: Page): Instead | undefined {
  if (state.kind === "failed" || status >= 400) return "failure";
  return state.kind === "loading" ? "loading" : undefined;
}

function responseOfPage(
  page: Page,
  name: PageName,
  context: RequestContext<PageName>,
  assets: Assets,
  css: string,
): SiteResponse {
  const { head, blockingScript } = page;
  const scripts = [headScript, startScript(head.loading ?? false), ...(blockingScript ? [blockingScript] : [])];
  const html = renderToString(<Document {...{ page, name, context, assets, css }} />);
  const policy = pagePolicy(context.settings, {
    kind: pageKindOf(name),
    isClosed: pagePrivacy(name, context.request.query).isClosed,
    scriptHashes: scripts.map(({ hash }) => hash),
    styleHash: inlineHash(css),
  });
  const headers = { ...(head.noindex && { "X-Robots-Tag": "noindex" }), ...page.headers };
  return documentResponse({ ...page, headers }, context, policy, html);
}

interface DocumentProps {
  readonly page: Page;
  readonly name: PageName;
  readonly context: RequestContext;
  readonly assets: Assets;
  /** The page's CSS, inlined: a request for it would cost a round trip before first paint. */
  readonly css: string;
}

/** The HTML document of every page: head, header, content, footer, and what the browser runs after first paint. */
function Document({ page, name, context, assets, css }: DocumentProps) {
  const { head, body, footer, storeContext: shown } = page;
  const kind = pageKindOf(name);
  const { isClosed } = pagePrivacy(name, context.request.query);
  const { i18n, settings, request } = context;
  const { localeInUrl } = request;
  const { locale, link } = i18n;
  const store = shown ?? storeContext(kind, locale.code);
  const islands: IslandRegistry = new Set();
  const tracked = hasTracker(settings);
  return (
    <I18nContext value={i18n}>
      <html
        lang={locale.code}
        dir={locale.direction}
        data-script={locale.script}
        data-page-kind={kind}
        data-loading={head.loading ? "" : undefined}
        {...{ [noScript]: "" }}
      >
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
          <HeadTags head={head} kind={kind} origin={settings.origin} localeInUrl={localeInUrl} />
          <InlineScript source={headScript.source} />
          <InlineStyle css={css} />
        </head>
        <body>
          <WayToAppContext value={{ context: store, phoneUrl: phoneUrl(store, settings, link) }}>
            <IslandRegistryProvider registry={islands}>
              <SiteHeader context={store}>
                {head.appPath && page.state.kind === "loaded" && (
                  <OpenInApp appHref={settings.appLinkOrigin && settings.appLinkOrigin + link(head.appPath)} />
                )}
              </SiteHeader>
              {settings.announcement && <Announcement texts={settings.announcement} />}
              <main id="content" tabIndex={-1}>
                {body}
                {page.blockingScript && <InlineScript source={page.blockingScript.source} />}
              </main>
              {footer ?? (
                <SiteFooter
                  cookieSettings={tracked}
                  here={kind === "download" ? downloadPath(store) : (page.query ?? "")}
                />
              )}
              <span id={documentEndId} hidden />
            </IslandRegistryProvider>
          </WayToAppContext>
          <div id={hostId} />
          <IslandDataScript islands={islands} localeInUrl={localeInUrl} />
          {tracked && <ConsentSettingsScript kind={kind} isClosed={isClosed} settings={settings} />}
          <ClientScripts
            assets={assets}
            page={name}
            loading={head.loading ?? false}
            islands={islands}
            scripts={deferredScripts(page, context)}
          />
          {/* Link previews read only the first kilobytes of a page. */}
          {head.structuredData && (
            <JsonScript
              type="application/ld+json"
              data={{ "@context": "https://schema.org", "@graph": head.structuredData }}
            />
          )}
        </body>
      </html>
    </I18nContext>
  );
}

function deferredScripts({ scripts = [] }: Page, { settings }: RequestContext) {
  return [
    ...scripts,
    "missing-fonts" as const,
    ...(hasTracker(settings) ? (["measurement"] as const) : []),
    ...(settings.counting ? (["counting"] as const) : []),
  ];
}
