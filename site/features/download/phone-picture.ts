import phoneFeed from "#brand/pictures/phone-feed.png?picture";

/** The phone beside the stores, and how wide it stands: the page's head asks for it before the page does. */
export const phonePicture = {
  picture: phoneFeed,
  sizes: "(min-width: 56rem) 22rem, min(20rem, 74vw)",
};
