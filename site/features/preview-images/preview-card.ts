import type { LanguageCode } from "#locales/index.ts";

/**
 * What a drawn picture shows: nothing but strings that are ready to be seen and the addresses of pictures in it.
 * Counts that move with every view are no part of a post's card, or each view would need a new drawing.
 */
export type PreviewCard = { readonly language: LanguageCode } & (TextCard | MosaicCard | ProfileCard | LandingCard);

/** A post without pictures: its text is the picture. */
interface TextCard {
  readonly kind: "words";
  readonly author: CardPerson;
  readonly text?: string | undefined;
  readonly date?: string | undefined;
  /** Shows a play sign: the post is a video without a still picture. */
  readonly video: boolean;
}

/** A post with pictures. */
interface MosaicCard {
  readonly kind: "mosaic";
  readonly author: CardPerson;
  /** Addresses, at most `mosaicLimit`. */
  readonly images: readonly string[];
  /** "+3": how many more the post has. */
  readonly more?: string | undefined;
}

interface ProfileCard {
  readonly kind: "profile";
  readonly person: CardPerson;
  readonly bio?: string | undefined;
  readonly counts: readonly { readonly value: string; readonly noun: string }[];
}

interface LandingCard {
  readonly kind: "landing";
  readonly title1: string;
  readonly title2: string;
}

export interface CardPerson {
  readonly name: string;
  /** "@ada" */
  readonly handle?: string | undefined;
  /** Stands for a picture that is missing. */
  readonly letter: string;
  /** Address of the picture. */
  readonly avatar?: string | undefined;
}

/** Pictures a mosaic shows; the others are counted on the last one. */
export const mosaicLimit = 4;

/** Width over height that every chat shows as a large card (Facebook's and WhatsApp's recommendation). */
export const cardSize = { width: 1200, height: 630 } as const;

export type CardOf<Kind extends PreviewCard["kind"]> = Extract<PreviewCard, { kind: Kind }>;

/** From a picture's address to its source in the drawing; one that could not be loaded is not in it. */
export type CardImages = ReadonlyMap<string, string>;
