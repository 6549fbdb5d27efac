import type { CardImages, DrawnCard } from "#site/features/preview-images/preview-card.ts";
import { FillCard } from "./fill-card.tsx";
import { ProfileCard } from "./profile-card.tsx";
import { SplitCard } from "./split-card.tsx";
import { SquareCard } from "./square-card.tsx";
import { TextCard } from "./text-card.tsx";

/** The React element of a card. */
export function Card({ card, images }: { readonly card: DrawnCard; readonly images: CardImages }) {
  switch (card.kind) {
    case "text":
      return <TextCard card={card} images={images} />;
    case "fill":
      return <FillCard card={card} images={images} />;
    case "split":
      return <SplitCard card={card} images={images} />;
    case "profile":
      return <ProfileCard card={card} images={images} />;
    case "square":
      return <SquareCard card={card} />;
  }
}
