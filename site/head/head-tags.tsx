import { brand } from "#brand/brand.ts";
import { fallbackLocale, languageOf } from "#locales/index.ts";
import { waitForDataUrl } from "#site/http/wait-for-data-url.ts";
import { useI18n } from "#site/i18n/i18n-context.tsx";
import { localeAlternates } from "#site/i18n/locale/locale-alternates.ts";
import type { PageKind } from "#site/routes.ts";
import { groundColor } from "#site/styles/brand-colors.ts";
import type { Head } from "./head.ts";
import { pageIcon } from "./page-icon.ts";
import { socialMetaTags } from "./social-meta-tags.ts";

/** Id of the element whose arrival lets the browser paint: the last of the visible document. */
export const documentEndId = "document-end";

interface HeadTagsProps {
  readonly head: Head;
  readonly kind: PageKind;
  readonly origin: string;
  readonly localeInUrl: boolean;
}

/** The head of every page. Link previews read only the first kilobytes, so their tags come first. */
export function HeadTags({ head, kind, origin, localeInUrl }: HeadTagsProps) {
  const { t, locale, link } = useI18n();
  const query = localeInUrl ? `?lng=${locale.code}` : "";
  // A text that is not written in the visitor's language is the page of the one that it is shown in.
  const writtenIn = head.languages?.includes(locale.code) === false ? fallbackLocale : locale.code;
  const defaultImage = { url: `${origin}/share.png`, alt: t("brand.shareAlt"), width: 1200, height: 630 };
  const socialTags = socialMetaTags(head, { kind, origin, locale: languageOf(writtenIn), defaultImage });
  // Of a query, only what would end the value needs escaping (RFC 3986, section 3.4); the rest packs with the address.
  const sharedUrl = encodeURI(origin + link(head.path)).replace(/[&#+]/g, encodeURIComponent);
  const feed = (file: string) => origin + link(`${head.path}/${file}`);
  return (
    <>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      {head.keywords && <meta name="keywords" content={head.keywords} />}
      <meta name="author" content={head.author ?? t("seo.home.author")} />
      {head.loading && (
        <noscript>
          <meta httpEquiv="refresh" content={`0;url=${waitForDataUrl(query)}`} />
        </noscript>
      )}
      {head.noindex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={`${origin}${head.path}${query && `?lng=${writtenIn}`}`} />
          {/* Google's feeds show large pictures of pages that allow it alone. */}
          <meta name="robots" content="max-image-preview:large" />
        </>
      )}
      {socialTags.map((tag, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: tags repeat and never change places
        <meta key={index} {...tag} />
      ))}
      <meta name="theme-color" content={groundColor.dark} media="(prefers-color-scheme: dark)" />
      <meta name="theme-color" content={groundColor.light} media="(prefers-color-scheme: light)" />
      {/* Centered content would move while the rest of the HTML arrives over a slow line. */}
      <link rel="expect" href={`#${documentEndId}`} blocking="render" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href={pageIcon} type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {!head.noindex &&
        localeAlternates(origin, head.path, head.languages).map(({ hreflang, href }) => (
          <link key={hreflang} rel="alternate" hrefLang={hreflang} href={href} />
        ))}
      {head.oembed && (
        <link rel="alternate" type="application/json+oembed" href={`${origin}/oembed?url=${sharedUrl}&format=json`} />
      )}
      {head.feeds && (
        <>
          <link rel="alternate" type="application/rss+xml" title={head.title} href={feed("feed.xml")} />
          <link rel="alternate" type="application/feed+json" title={head.title} href={feed("feed.json")} />
        </>
      )}
      {head.appPath && (
        // Safari's own banner on iPhones: this page in the app, or the App Store. It hands the URL to the app on the device alone.
        <meta
          name="apple-itunes-app"
          content={`app-id=${brand.ios.appId}, app-argument=${origin}${link(head.appPath)}`}
        />
      )}
    </>
  );
}
