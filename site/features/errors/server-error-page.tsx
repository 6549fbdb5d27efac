import { brand } from "#brand/brand.ts";
import styles from "./server-error.module.css";
import type { ServerErrorMessages } from "./server-error-messages.ts";
import "#brand/brand.css";
import "#site/styles/tokens.css";
import "#site/styles/base.css";

interface ServerErrorPageProps {
  readonly messages: ServerErrorMessages;
  readonly css: string;
}

/** The error page of last resort, a document of its own: no header, no island, no script. */
export function ServerErrorPage({ messages, css }: ServerErrorPageProps) {
  const { language, query, title, text, retry, goHome, getApp, reference } = messages;
  return (
    <html lang={language.code} dir={language.direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <title>{`${title} | ${brand.name}`}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: CSS of this repository, bundled at build */}
        <style dangerouslySetInnerHTML={{ __html: css }} />
      </head>
      <body>
        <main className={styles.page}>
          <img src="/favicon.svg" alt={brand.name} width="48" height="48" />
          <h1>{title}</h1>
          <p>{text}</p>
          <p className={styles.actions}>
            {/* biome-ignore lint/a11y/useValidAnchor: the page's own URL, whatever it is */}
            <a className={styles.retry} href="">
              {retry}
            </a>
            <a href={`/${query}`}>{goHome}</a>
            <a href={`/download${query}`}>{getApp}</a>
          </p>
          {reference && <p className={styles.reference}>{reference}</p>}
        </main>
      </body>
    </html>
  );
}
