import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { pino } from "pino";
import { renderToString } from "react-dom/server";
import { readAssets } from "#site/build/read-assets.ts";
import type { LoadPage } from "#site/define-page.tsx";
import { Document } from "#site/document.tsx";
import { createI18n } from "#site/i18n/i18n.ts";
import { createTranslate } from "#site/i18n/translate.ts";
import type { RequestContext } from "#site/page.ts";
import { pagePrivacy } from "#site/page-privacy.ts";
import landing from "#site/pages/landing.tsx";
import post from "#site/pages/post.tsx";
import { plainServices, plainSiteSettings } from "#site/plain-site.harness.ts";
import { fallbackFonts } from "#site/styles/fallback-fonts.ts";

// node plain-server.js PORT FILE: React's `renderToString` of a page's document, for every request, on node:http.
// The page is loaded once. The bundle replaces `definePage`, so that a page module is its load function.
interface Input {
  readonly path: string;
  readonly origin: string;
  readonly params: Readonly<Record<string, string>>;
  /** What the product server says. */
  readonly json: unknown;
  /** The folder of the build. */
  readonly dist: string;
}

const { path, origin, params, json, dist }: Input = JSON.parse(readFileSync(process.argv[3] ?? "", "utf8"));
const name = path === "/" ? "landing" : "post";
const context = {
  ...plainServices,
  settings: { ...plainSiteSettings, origin, counting: true },
  productApi: { get: async () => ({ ok: true, json }) },
  log: pino({ level: "silent" }),
  request: { route: name, path, params, query: {}, locale: "tr", localeInUrl: false, waitForData: false },
  visitor: undefined,
  i18n: createI18n("tr", createTranslate("tr"), false),
  timeoutMs: 1000,
} as unknown as RequestContext<"post">;
const load = (name === "landing" ? landing : post) as unknown as LoadPage<"post">;
const page = await load(context, context.request.params);
if (!("head" in page)) throw new Error(`${path} is not a page`);
const assets = readAssets(dist);
const css = fallbackFonts("tr") + (await assets.css(name));
const { isClosed } = pagePrivacy(name, {});

createServer((_request, response) => {
  const html = renderToString(<Document {...{ page, kind: name, isClosed, context, assets, css }} />);
  const bytes = Buffer.from(`<!doctype html>${html}`);
  response.writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Content-Length": bytes.length });
  response.end(bytes);
}).listen(Number(process.argv[2]), "127.0.0.1");
