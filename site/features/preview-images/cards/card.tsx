import type { CardImageSources, PreviewCard } from "#site/features/preview-images/preview-card.ts";
import { LandingCard } from "./landing-card.tsx";
import { MosaicCard } from "./mosaic-card.tsx";
import { ProfileCard } from "./profile-card.tsx";
import { TextCard } from "./text-card.tsx";

/** The React element of a card. */
export function Card({ card, images }: { readonly card: PreviewCard; readonly images: CardImageSources }) {
  switch (card.kind) {
    case "text":
      return <TextCard card={card} images={images} />;
    case "mosaic":
      // If no image could be loaded, the card shows the author only.
      return card.images.some((url) => images.has(url)) ? (
        <MosaicCard card={card} images={images} />
      ) : (
        <TextCard card={{ ...card, kind: "text", video: false }} images={images} />
      );
    case "profile":
      return <ProfileCard card={card} images={images} />;
    case "landing":
      return <LandingCard card={card} />;
  }
}
