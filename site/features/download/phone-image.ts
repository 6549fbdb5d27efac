import phoneFeedPlaceholder from "#brand/pictures/phone-feed.png?344x718&placeholder";
import phoneFeed from "#brand/pictures/phone-feed.png?picture";

/** The phone beside the stores, and how wide it stands: at most 20rem on a phone, of which its placeholder has some over. */
export const phoneImage = {
  image: phoneFeed,
  placeholder: phoneFeedPlaceholder,
  sizes: "(min-width: 56rem) 22rem, min(20rem, 74vw)",
};
