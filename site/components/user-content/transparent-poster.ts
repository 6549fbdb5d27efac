/** Without a poster of its own, Chromium draws a dark one over what stands behind a video. */
export const transparentPoster = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg'/%3E";
