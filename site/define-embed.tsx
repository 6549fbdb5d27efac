import { renderToString } from "react-dom/server";
import { type Embed, EmbedDocument } from "./embed-document.tsx";
import { embedPolicy } from "./head/content-security-policy.ts";
import { inlineHash } from "./head/inline-hash.ts";
import { applyPageState } from "./http/apply-page-state.ts";
import { setHtmlHeaders } from "./http/html-headers.ts";
import type { PageHandler, Params, RequestContext } from "./page.ts";

/** Makes a page that other sites may frame: no script, no header, and nothing else of the site around it. */
export function defineEmbed(load: (context: RequestContext, params: Params) => Promise<Embed>): PageHandler {
  return async (context, params, _assets, css) => {
    const embed = await load(context, params);
    const headers = new Headers({ "X-Robots-Tag": "noindex" });
    const status = applyPageState(headers, embed.state, embed.cache, embed.tags);
    setHtmlHeaders(headers, context);
    headers.set("Content-Security-Policy", embedPolicy(context.settings, inlineHash(css)));
    const html = renderToString(<EmbedDocument embed={embed} i18n={context.i18n} css={css} />);
    return new Response(`<!doctype html>${html}`, { status, headers });
  };
}
