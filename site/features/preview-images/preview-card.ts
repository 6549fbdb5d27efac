import type { Locale } from "#locales/index.ts";

/**
 * What a preview image shows: only text that is ready to display, and URLs of images. A post's counts are left out,
 * because they would make every view a new image.
 */
export type PreviewCard = { readonly locale: Locale } & (PostCard | ProfileCard | SquareCard);

/**
 * A card as it is drawn. The process that draws knows which images of a post could be loaded, and how large a single one is:
 * it is "split" where there are several, or one that has words, or would not fill the card well (split-layout.ts).
 */
export type DrawnCard = { readonly locale: Locale } & (
  | (PostContent & { readonly kind: "text"; readonly tiny?: TinyPicture })
  | (PostContent & { readonly kind: "fill"; readonly image: string })
  | (PostContent & PostImages & { readonly kind: "split"; readonly layout: SplitLayout })
  | ProfileCard
  | SquareCard
);

/** The text is shown where no image fills the card. */
interface PostContent {
  readonly author: CardPerson;
  readonly text?: string | undefined;
  readonly date?: string | undefined;
  /** Shows a play icon: on a video's poster, or on the text where it has none. */
  readonly video: boolean;
}

/** The images of a post, or the poster of its video. */
interface PostImages {
  /** URLs, at most `maxMosaicImages`. */
  readonly images: readonly string[];
  /** "+3": how many more images the post has. */
  readonly more?: string | undefined;
}

interface PostCard extends PostContent, PostImages {
  readonly kind: "post";
}

/** Where the pictures of a post stand on a card, in pixels. */
export interface SplitLayout {
  /** Above the words, as a panorama is, and not beside them. */
  readonly stacked: boolean;
  /** The parts of the card for the pictures and the words, and how large a single one is in the middle of its own. */
  readonly half: PictureSize;
  readonly words: PictureSize;
  readonly shown: PictureSize;
}

/** A picture too small to fill a part of a card: it stands beside the text. */
export interface TinyPicture extends PictureSize {
  readonly image: string;
}

/** Pixels. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

interface ProfileCard {
  readonly kind: "profile";
  readonly person: CardPerson;
  /** The biography. */
  readonly text?: string | undefined;
  readonly counts: readonly { readonly value: string; readonly noun: string; readonly isZero: boolean }[];
}

/** A page without content of users. */
interface SquareCard {
  readonly kind: "square";
  /** One or two; the second stands out. */
  readonly lines: readonly string[];
  /** Shows the app on two phones. */
  readonly phones?: boolean;
  /** The only line stands on a ticket: on that of no one, as only its own page says which it is. */
  readonly isTicket?: boolean;
}

export interface CardPerson {
  readonly name: string;
  /** "@ada" */
  readonly handle?: string | undefined;
  /** Shown instead of a missing avatar. */
  readonly letter: string;
  /** URL of the avatar. */
  readonly avatar?: string | undefined;
}

/** Images that a mosaic shows; `more` on the last one counts the others. */
export const maxMosaicImages = 4;

/** Pixels. 1.91:1 is what Facebook and WhatsApp recommend for a large preview. */
export const cardSize = { width: 1200, height: 630 } as const;

export type CardOf<Kind extends DrawnCard["kind"]> = Extract<DrawnCard, { kind: Kind }>;

/** The loaded images by their URLs, which are what `<img>` names. Images that could not be loaded are missing. */
export type CardImages = ReadonlyMap<string, Uint8Array>;
