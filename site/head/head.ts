import type { StructuredRecord } from "#site/head/structured-data/structured-record.ts";
import type { PageKind } from "#site/page-kind.ts";

/** What a page says about itself to browsers, search engines and chat previews. */
export interface Head {
  readonly kind: PageKind;
  /** Whole title, the brand included. */
  readonly title: string;
  readonly description: string;
  readonly keywords?: string;
  readonly author: string;
  /** Path of the page without query, as in canonical and og:url. */
  readonly path: string;
  readonly openGraphType: "website" | "article" | "profile" | "video.other";
  /** The share picture; the brand's default one where a page has none of its own. */
  readonly image?: PreviewImage;
  /** Further share pictures, for chats that show several. */
  readonly moreImages?: readonly PreviewImage[];
  /** A video that chats can play themselves. */
  readonly video?: PreviewVideo | undefined;
  /** When the post was published, in ISO 8601. */
  readonly publishedTime?: string | undefined;
  /** Path of the author's profile. */
  readonly authorPath?: string | undefined;
  /** Of the profile shown, without "@". */
  readonly username?: string | undefined;
  /** What search engines are told in schema.org's terms; its pictures are those above. */
  readonly structuredData?: readonly StructuredRecord[];
  /** Whether /oembed answers for the page. */
  readonly oembed?: boolean;
  /** Of a profile that has feeds. */
  readonly feeds?: { readonly uuid: string };
  /**
   * The page's path where the app can show what it shows. Safari's banner and the link to the app's own host carry it,
   * a ticket's too: both hand it to the app on the same device and to nobody else.
   */
  readonly appPath?: string | undefined;
  /** Sent before its data have come: a browser without script is led to the whole page. */
  readonly loading?: boolean;
  /** Tickets, account deletion and errors stay out of search engines. */
  readonly noindex?: boolean;
}

export interface PreviewImage {
  /** Absolute URL. */
  readonly url: string;
  readonly alt: string;
  /** Pixels, where known. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
  /** MIME type, where known. */
  readonly type?: string | undefined;
}

export interface PreviewVideo {
  /** Absolute URL of the file itself. */
  readonly url: string;
  /** MIME type. */
  readonly type: string;
  /** Pixels; players need a shape, so one is assumed where the product server tells none. */
  readonly width: number;
  readonly height: number;
  /** Path of the page that plays it in a frame. */
  readonly playerPath: string;
}
