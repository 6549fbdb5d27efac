import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { documentResponse } from "./document-response.ts";
import styles from "./features/embed/embed-card.module.css";
import * as wordpressEmbed from "./features/embed/wordpress-embed.ts?inline-script";
import { embedPolicy } from "./head/content-security-policy.ts";
import { InlineScript, InlineStyle } from "./head/inline-blocks.tsx";
import { inlineHash } from "./head/inline-hash.ts";
import { I18nContext } from "./i18n/i18n-context.tsx";
import type { Page, RequestContext } from "./page.ts";
import type { EmbedName } from "./routes.ts";
import type { SiteResponse } from "./site-response.ts";
import "#site/styles/tokens.css";
import "#site/styles/base.css";
import "#site/styles/shared.css";

const noindexHeaders = { "X-Robots-Tag": "noindex" };

/** A page that other sites may frame: everything its response is made of. */
interface Embed extends Pick<Page, "state" | "cache" | "tags"> {
  readonly title: string;
  /** URL of the page that the embed stands for, which search engines are to show instead. */
  readonly canonical: string;
  readonly body: ReactNode;
}

/**
 * The response of a page that other sites may frame: no header, no script but the one that speaks
 * with the page around it, and nothing else of the site.
 *
 * @param css all of it, to be inlined
 */
export function embedResponse(embed: Embed, context: RequestContext<EmbedName>, css: string): SiteResponse {
  const { i18n, settings } = context;
  const html = renderToString(
    <I18nContext value={i18n}>
      <html lang={i18n.locale.code} dir={i18n.locale.direction} className={styles.document}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>{embed.title}</title>
          <link rel="canonical" href={embed.canonical} />
          <InlineStyle css={css} />
        </head>
        <body>
          <main>{embed.body}</main>
          <InlineScript source={wordpressEmbed.source} />
        </body>
      </html>
    </I18nContext>,
  );
  const policy = embedPolicy(settings, { scriptHash: wordpressEmbed.hash, styleHash: inlineHash(css) });
  return documentResponse({ ...embed, headers: noindexHeaders }, context, policy, html);
}
