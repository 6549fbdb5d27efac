import { brand } from "#brand/brand.ts";
import { type Language, languages } from "#locales/index.ts";
import type { PageKind } from "#site/page-kind.ts";
import type { Head, PreviewImage, PreviewVideo } from "./head.ts";

/** One `<meta>` element. Open Graph names its tags by `property`, X by `name`. */
export interface MetaTag {
  readonly property?: string;
  readonly name?: string;
  readonly content: string;
}

interface PreviewContext {
  readonly origin: string;
  readonly language: Language;
  /** What stands for a page without a picture of its own. */
  readonly defaultImage: PreviewImage;
}

/** Pages the app can show. A ticket's address is a credential and is written into no tag. */
const kindsOfApp: readonly PageKind[] = ["landing", "post", "profile"];

/**
 * The tags by which chats and networks unfold a link, in an order in which each picture is followed by what belongs
 * to it. og:url is the address without any query, so that all shared forms of a link count as one.
 */
export function socialMetaTags(head: Head, { origin, language, defaultImage }: PreviewContext): MetaTag[] {
  const url = `${origin}${head.path}`;
  const [image, ...moreImages] = [head.image ?? defaultImage, ...(head.moreImages ?? [])];
  return [
    og("og:site_name", brand.name),
    og("og:type", head.openGraphType),
    og("og:title", head.title),
    og("og:description", head.description),
    og("og:url", url),
    og("og:locale", language.openGraphLocale),
    ...languages
      .filter(({ code }) => code !== language.code)
      .map((other) => og("og:locale:alternate", other.openGraphLocale)),
    ...[image, ...moreImages].flatMap(imageTags),
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
    ...(kindsOfApp.includes(head.kind) && !head.noindex ? appLinkTags(url) : []),
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

/** The file itself: Discord, Telegram and Facebook play it in place. */
function videoTags({ url, type, width, height }: PreviewVideo): MetaTag[] {
  return [
    og("og:video", url),
    ...(url.startsWith("https:") ? [og("og:video:secure_url", url)] : []),
    og("og:video:type", type),
    og("og:video:width", width),
    og("og:video:height", height),
  ];
}

/** X's player card: a page that plays in a frame, and the file for where it plays itself. */
function playerTags({ url, type, width, height, playerPath }: PreviewVideo, origin: string): MetaTag[] {
  return [
    x("twitter:player", `${origin}${playerPath}`),
    x("twitter:player:width", width),
    x("twitter:player:height", height),
    x("twitter:player:stream", url),
    x("twitter:player:stream:content_type", type),
  ];
}

/** App Links (applinks.org): in-app browsers of Facebook, Instagram and Messenger offer the app with these. */
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
