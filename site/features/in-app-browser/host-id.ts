/** Id of the place, at the end of every page, for the line of in-app browsers and for app-leads.css. */
export const hostId = "in-app-browser";
