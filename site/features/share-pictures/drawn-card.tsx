import { LandingCard } from "./landing-card.tsx";
import { MosaicCard } from "./mosaic-card.tsx";
import { ProfileCard } from "./profile-card.tsx";
import type { CardPictures, ShareCard } from "./share-card.ts";
import { WordsCard } from "./words-card.tsx";

/** What is drawn of a card, with what could be loaded of its pictures. */
export function DrawnCard({ card, pictures }: { readonly card: ShareCard; readonly pictures: CardPictures }) {
  switch (card.kind) {
    case "words":
      return <WordsCard card={card} pictures={pictures} />;
    case "mosaic":
      // Every picture gone: what is left is who posted them.
      return card.pictures.some((address) => pictures.has(address)) ? (
        <MosaicCard card={card} pictures={pictures} />
      ) : (
        <WordsCard card={{ ...card, kind: "words", film: false }} pictures={pictures} />
      );
    case "profile":
      return <ProfileCard card={card} pictures={pictures} />;
    case "landing":
      return <LandingCard card={card} />;
  }
}
