import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { pino } from "pino";
import { renderToString } from "react-dom/server";
import { readAssets } from "#site/build/read-assets.ts";
import { Document } from "#site/document.tsx";
import { createI18n } from "#site/i18n/i18n.ts";
import { createTranslate } from "#site/i18n/translate.ts";
import type { LoadPage, Params, RequestContext } from "#site/page.ts";
import landing from "#site/pages/landing.tsx";
import post from "#site/pages/post.tsx";
import { plainBindings, plainSiteSettings } from "#site/plain-site.harness.ts";

// node plain-server.js PORT FILE: React's `renderToString` of a page's document, for every request, on node:http.
// The page is loaded once. The bundle replaces `definePage`, so that a page module is its load function.
interface Input {
  readonly path: string;
  readonly origin: string;
  readonly params: Params;
  /** What the product server says. */
  readonly json: unknown;
  /** The folder of the build. */
  readonly dist: string;
}

const { path, origin, params, json, dist }: Input = JSON.parse(readFileSync(process.argv[3] ?? "", "utf8"));
const url = new URL(path, origin);
const context: RequestContext = {
  ...plainBindings,
  settings: { ...plainSiteSettings, origin },
  productApi: { get: async () => ({ ok: true, json }) },
  log: pino({ level: "silent" }),
  requestId: "",
  request: new Request(url),
  url,
  i18n: createI18n("tr", createTranslate("tr"), false),
  localeInUrl: false,
  timeoutMs: 1000,
};
const name = path === "/" ? "landing" : "post";
const load = (path === "/" ? landing : post) as unknown as LoadPage;
const page = await load(context, params);
if (page instanceof Response) throw new Error(`${path} is not a page`);
const assets = readAssets(dist);
const css = await assets.css(name);

createServer((_request, response) => {
  const html = renderToString(<Document page={page} context={context} assets={assets} css={css} />);
  const bytes = Buffer.from(`<!doctype html>${html}`);
  response.writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Content-Length": bytes.length });
  response.end(bytes);
}).listen(Number(process.argv[2]), "127.0.0.1");
