import { renderToString } from "react-dom/server";
import { type Embed, EmbedDocument } from "./embed-document.tsx";
import { embedPolicy } from "./head/content-security-policy.ts";
import { inlineHash } from "./head/inline-hash.ts";
import { htmlHeaders, localizedHeaders } from "./http/html-headers.ts";
import { responseOfState } from "./http/page-state.ts";
import type { RequestContext } from "./page.ts";
import { pagePrivacy } from "./page-privacy.ts";
import type { DocumentModule } from "./route-handlers.ts";
import type { EmbedName, Params } from "./routes.ts";

/** Makes a page that other sites may frame: no script, no header, and nothing else of the site around it. */
export function defineEmbed<Name extends EmbedName>(
  name: Name,
  load: (context: RequestContext<Name>, params: Params<Name>) => Promise<Embed>,
): DocumentModule<Name> {
  return {
    name,
    async respond(context, assets) {
      const embed = await load(context, context.request.params);
      const css = await assets.css(name);
      const { status, cache, headers } = responseOfState(embed.state, embed.cache);
      const html = renderToString(<EmbedDocument embed={embed} i18n={context.i18n} css={css} />);
      return {
        status,
        cache,
        ...(embed.state.kind !== "failed" && embed.tags && { tags: embed.tags }),
        headers: {
          ...htmlHeaders,
          ...localizedHeaders(context),
          "X-Robots-Tag": "noindex",
          "Content-Security-Policy": embedPolicy(context.settings, inlineHash(css)),
          ...headers,
          ...pagePrivacy(name, context.request.query).headers,
        },
        body: `<!doctype html>${html}`,
      };
    },
  };
}
