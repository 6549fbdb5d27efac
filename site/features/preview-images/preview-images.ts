import type { ImageSlot } from "./cards/card-image-slots.ts";
import type { PreviewCard } from "./preview-card.ts";

/** A card to be drawn. */
export interface PreviewRequest {
  readonly card: PreviewCard;
  /** `cardVersion` of the card. */
  readonly version: string;
  /** The images in it. */
  readonly slots: readonly ImageSlot[];
  /** What it shows (site/http/cache-tags.ts), the resource itself first; none where it has no user's content. */
  readonly tags: readonly string[];
  /** Whose place in the queue it takes (`networks` of site/site-request.ts). */
  readonly networks: readonly string[];
}

export interface DrawnPreview {
  /** A JPEG of `cardSize`. */
  readonly bytes: Uint8Array;
  /** False if an image in the card could not be loaded and was left out. */
  readonly complete: boolean;
}

/** Draws preview images and keeps them, as the server does for the site. */
export interface PreviewImages {
  /**
   * @returns "busy" where too many cards wait, this one takes too long, or drawing it has failed a short while ago
   * @throws Error where drawing fails
   */
  readonly draw: (request: PreviewRequest) => Promise<DrawnPreview | "busy">;
  /** @returns the image of a version, if it was drawn before and is complete */
  readonly find: (version: string) => DrawnPreview | undefined;
}
