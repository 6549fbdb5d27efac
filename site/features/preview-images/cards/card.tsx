import type { CardImages, PreviewCard } from "#site/features/preview-images/preview-card.ts";
import { LandingCard } from "./landing-card.tsx";
import { MosaicCard } from "./mosaic-card.tsx";
import { ProfileCard } from "./profile-card.tsx";
import { TextCard } from "./text-card.tsx";

/** What is drawn of a card, with what could be loaded of its pictures. */
export function Card({ card, images }: { readonly card: PreviewCard; readonly images: CardImages }) {
  switch (card.kind) {
    case "words":
      return <TextCard card={card} images={images} />;
    case "mosaic":
      // Every picture gone: what is left is who posted them.
      return card.images.some((address) => images.has(address)) ? (
        <MosaicCard card={card} images={images} />
      ) : (
        <TextCard card={{ ...card, kind: "words", video: false }} images={images} />
      );
    case "profile":
      return <ProfileCard card={card} images={images} />;
    case "landing":
      return <LandingCard card={card} />;
  }
}
