import phoneFeedPlaceholder from "#brand/pictures/phone-feed.png?263x549&placeholder";
import phoneFeed from "#brand/pictures/phone-feed.png?picture";

/**
 * The phone of the first screen, and how wide it stands (hero.module.css). Its placeholder is drawn for more: browsers
 * count its shadow in.
 */
export const heroImage = {
  image: phoneFeed,
  placeholder: phoneFeedPlaceholder,
  sizes: "(min-width: 56rem) 20rem, (min-width: 40rem) 17.5rem, 13.125rem",
};
