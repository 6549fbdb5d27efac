import phoneFeed from "#brand/pictures/phone-feed.png?picture";

/** The phone of the first screen, and how wide it stands (hero.module.css): the page's head asks for it first. */
export const heroPicture = {
  picture: phoneFeed,
  sizes: "(min-width: 56rem) 20rem, (min-width: 40rem) 17.5rem, 13.125rem",
};
