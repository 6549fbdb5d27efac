import { brand } from "#brand/brand.ts";
import { type Language, languages } from "#locales/index.ts";
import { type PageKind, pageKindsWhere } from "#site/routes.ts";
import type { Head, PreviewImage, PreviewVideo } from "./head.ts";

/** A `<meta>` element. Open Graph uses `property`, X (Twitter) uses `name`. */
export interface MetaTag {
  readonly property?: string;
  readonly name?: string;
  readonly content: string;
}

interface SocialMetaContext {
  readonly kind: PageKind;
  readonly origin: string;
  /** That the page's text is written in. */
  readonly locale: Language;
  /** For pages without a preview image of their own. */
  readonly defaultImage: PreviewImage;
}

/** Pages that the app can show. A URL that is a credential must not be in a tag. The landing page is the app's first screen. */
const kindsInApp = [
  "landing",
  ...pageKindsWhere(({ opensInApp, confidential }) => opensInApp === true && !confidential),
];

/**
 * The tags from which chats and social networks build a link preview: Open Graph, X cards and App Links. The properties
 * of an image follow its `og:image`, as Open Graph requires. `og:url` has no query, so that shares of all variants of a
 * URL are counted together.
 */
export function socialMetaTags(head: Head, { kind, origin, locale, defaultImage }: SocialMetaContext): MetaTag[] {
  const url = `${origin}${head.path}`;
  const image = head.image ?? defaultImage;
  return [
    og("og:site_name", brand.name),
    og("og:type", head.openGraphType ?? "website"),
    og("og:title", head.title),
    og("og:description", head.description),
    og("og:url", url),
    og("og:locale", locale.openGraphLocale),
    ...languages
      .filter(({ code }) => code !== locale.code && head.languages?.includes(code) !== false)
      .map((other) => og("og:locale:alternate", other.openGraphLocale)),
    ...imageTags(image),
    ...(head.video ? videoTags(head.video) : []),
    ...(head.publishedTime ? [og("article:published_time", head.publishedTime)] : []),
    ...(head.authorPath ? [og("article:author", `${origin}${head.authorPath}`)] : []),
    ...(head.username ? [og("profile:username", head.username)] : []),
    x("twitter:card", head.video ? "player" : "summary_large_image"),
    x("twitter:title", head.title),
    x("twitter:description", head.description),
    x("twitter:image", image.url),
    x("twitter:image:alt", image.alt),
    ...(head.video ? playerTags(head.video, origin) : []),
    ...(kindsInApp.includes(kind) && !head.noindex ? appLinkTags(url) : []),
    // Last: some chats read the first 16 kB of a page, and a post may have many images with long URLs.
    ...(head.moreImages ?? []).flatMap(imageTags),
  ];
}

const og = (property: string, content: string | number): MetaTag => ({ property, content: String(content) });
const x = (name: string, content: string | number): MetaTag => ({ name, content: String(content) });

function imageTags({ url, type, width, height, alt }: PreviewImage): MetaTag[] {
  return [
    og("og:image", url),
    ...(type ? [og("og:image:type", type)] : []),
    ...(width ? [og("og:image:width", width)] : []),
    ...(height ? [og("og:image:height", height)] : []),
    og("og:image:alt", alt),
  ];
}

/** The video file: Discord, Telegram and Facebook play it in the message. */
function videoTags({ url, type, width, height }: PreviewVideo): MetaTag[] {
  return [
    og("og:video", url),
    ...(url.startsWith("https:") ? [og("og:video:secure_url", url)] : []),
    og("og:video:type", type),
    og("og:video:width", width),
    og("og:video:height", height),
  ];
}

/** X's player card: a page to show in a frame, and the file for clients with a player of their own. */
function playerTags({ url, type, width, height, playerPath }: PreviewVideo, origin: string): MetaTag[] {
  return [
    x("twitter:player", `${origin}${playerPath}`),
    x("twitter:player:width", width),
    x("twitter:player:height", height),
    x("twitter:player:stream", url),
    x("twitter:player:stream:content_type", type),
  ];
}

/** App Links (applinks.org): with these, in-app browsers of Facebook, Instagram and Messenger offer to open the app. */
function appLinkTags(url: string): MetaTag[] {
  return [
    og("al:ios:url", url),
    og("al:ios:app_store_id", brand.ios.appId),
    og("al:ios:app_name", brand.name),
    og("al:android:url", url),
    og("al:android:package", brand.android.packageName),
    og("al:android:app_name", brand.name),
  ];
}
