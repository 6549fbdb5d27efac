/** Id of the place, at the end of every page, in which the line for in-app browsers, or what Android has in its place, is drawn. */
export const hostId = "in-app-browser";
