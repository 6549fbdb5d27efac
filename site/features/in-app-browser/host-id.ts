/** Id of the place, at the end of every page, in which the line for in-app browsers is drawn. */
export const hostId = "in-app-browser";
