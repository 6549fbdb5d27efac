import type { ReactNode } from "react";
import styles from "./features/embed/embed-card.module.css";
import { InlineStyle } from "./head/inline-blocks.tsx";
import type { I18n } from "./i18n/i18n.ts";
import { I18nContext } from "./i18n/i18n-context.tsx";
import type { Page } from "./page.ts";
import "#brand/brand.css";
import "#site/styles/tokens.css";
import "#site/styles/base.css";
import "#site/styles/shared.css";

/** A page that other sites may frame: everything its response is made of. */
export interface Embed extends Pick<Page, "state" | "cache" | "tags"> {
  readonly title: string;
  /** URL of the page that the embed stands for, which search engines are to show instead. */
  readonly canonical: string;
  readonly body: ReactNode;
}

interface EmbedDocumentProps {
  readonly embed: Embed;
  readonly i18n: I18n;
  readonly css: string;
}

/** The HTML document of a page that other sites frame. */
export function EmbedDocument({ embed, i18n, css }: EmbedDocumentProps) {
  return (
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
        </body>
      </html>
    </I18nContext>
  );
}
