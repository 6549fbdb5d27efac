import type { Locale } from "#locales/index.ts";
import type { StructuredRecord } from "#site/head/structured-data.ts";

/** What a page's `<head>` describes: for browsers, search engines and link previews. Rendered by head-tags.tsx. */
export interface Head {
  /** The whole title, including the brand. */
  readonly title: string;
  readonly description: string;
  readonly keywords?: string;
  /** The brand where left out. */
  readonly author?: string;
  /** Path of the page without query, used in the canonical URL and `og:url`. */
  readonly path: string;
  /** "website" where left out. */
  readonly openGraphType?: "article" | "profile" | "video.other";
  /** The preview image; by default the brand's. */
  readonly image?: PreviewImage;
  /** Further preview images, for chats that show several. */
  readonly moreImages?: readonly PreviewImage[];
  /** A video that chats can play. */
  readonly video?: PreviewVideo | undefined;
  /** When the post was published, in ISO 8601. */
  readonly publishedTime?: string | undefined;
  /** Path of the author's profile. */
  readonly authorPath?: string | undefined;
  /** Username of the profile shown, without "@". */
  readonly username?: string | undefined;
  /** schema.org records for search engines. They use the images above. */
  readonly structuredData?: readonly StructuredRecord[];
  /** Whether `/oembed` supports the page. */
  readonly oembed?: boolean;
  /** Whether the page has feeds. */
  readonly feeds?: boolean;
  /**
   * Path that the app opens to show the same content. It goes into Safari's app banner and the link to the app's own
   * host, for tickets too: both pass it to the app on the same device only.
   */
  readonly appPath?: string | undefined;
  /** The page is in its loading state: the browser reloads it with its data. */
  readonly loading?: boolean;
  /** The languages that its text is written in, for search engines; all of the site where left out. */
  readonly languages?: readonly Locale[];
  /** Keeps the page out of search engines: tickets, account deletion and errors. */
  readonly noindex?: boolean;
}

export interface PreviewImage {
  /** Absolute URL. */
  readonly url: string;
  readonly alt: string;
  /** Pixels, if known. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** MIME type, if known. */
  readonly type?: string | undefined;
}

export interface PreviewVideo {
  /** Absolute URL of the file. */
  readonly url: string;
  /** MIME type. */
  readonly type: string;
  /** Pixels. Players need an aspect ratio, so one is assumed if the product server sends no size. */
  readonly width: number;
  readonly height: number;
  /** Path of the page that plays the video in a frame. */
  readonly playerPath: string;
}
