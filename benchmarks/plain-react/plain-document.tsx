import { createElement, type ReactNode } from "react";
import { brand } from "#brand/brand.ts";
import type { Language } from "#locales/index.ts";
import { OembedLink } from "#site/features/embed/oembed-link.tsx";
import { SiteHeader } from "#site/features/site-frame/site-header.tsx";
import type { StoreContext } from "#site/features/store-links/store-context.ts";
import type { Head } from "#site/head/head.ts";
import { socialMetaTags } from "#site/head/social-meta-tags.ts";
import { localeAlternates } from "#site/i18n/locale-alternates.ts";
import type { Translate } from "#site/i18n/translate.ts";

interface DocumentProps {
  readonly t: Translate;
  readonly link: (path: string) => string;
  readonly language: Language;
  readonly head: Head;
  readonly origin: string;
  readonly context: StoreContext;
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

/** site/layouts/document.astro in React: the same elements with the same words, without styles and scripts. */
export function PlainDocument({ t, link, language, head, origin, context, footer, children }: DocumentProps) {
  const defaultImage = { url: `${origin}/share.png`, alt: t("seo.home.imageAlt"), width: 1200, height: 630 };
  const preview = socialMetaTags(head, { origin, locale: language, defaultImage }).map((tag) =>
    createElement("meta", { ...tag }),
  );
  return (
    <html lang={language.code} dir={language.direction} data-page-kind={head.kind}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{head.title}</title>
        <meta name="description" content={head.description} />
        {head.keywords && <meta name="keywords" content={head.keywords} />}
        <meta name="author" content={head.author} />
        <link rel="canonical" href={origin + head.path} />
        {preview}
        <meta name="theme-color" content={brand.themeColor.dark} media="(prefers-color-scheme: dark)" />
        <meta name="theme-color" content={brand.themeColor.light} media="(prefers-color-scheme: light)" />
        <link rel="expect" href={`#${head.firstView ?? "page-end"}`} blocking="render" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {localeAlternates(origin, head.path).map(({ hreflang, href }) => (
          <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
        ))}
        {head.oembed && <OembedLink origin={origin} path={link(head.path)} />}
        {head.appPath && (
          <meta
            name="apple-itunes-app"
            content={`app-id=${brand.ios.appId}, app-argument=${origin}${link(head.appPath)}`}
          />
        )}
      </head>
      <body>
        <SiteHeader {...{ t, link, language }} context={context} />
        <main id="content" tabIndex={-1}>
          {children}
        </main>
        {footer}
        <span id="page-end" hidden />
      </body>
    </html>
  );
}
