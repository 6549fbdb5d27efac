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
  readonly image?: SharePicture;
  /** Further share pictures, for chats that show several. */
  readonly moreImages?: readonly SharePicture[];
  /** Kept out of search engines: tickets, deletion, errors. */
  readonly hidden?: boolean;
}

export interface SharePicture {
  /** Absolute URL. */
  readonly url: string;
  readonly alt: string;
  /** Pixels, where known. */
  readonly width?: number | undefined;
  readonly height?: number | undefined;
}
