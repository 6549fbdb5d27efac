// Limits that the product server and the site share.

/**
 * The most posts that `GET /api/public/post/{uuid}` returns in `otherDatas` (specification, section 9). The backend
 * never sends more; the site ignores the rest.
 */
export const otherPostsLimit = 5;

/**
 * The most posts that `GET /api/public/users/posts/{uuid}` returns, and that a profile shows. The specification has no
 * pagination; these fill several screens, while a profile of 3,000 would be 8 MB of HTML.
 */
export const profilePostsLimit = 60;

/** The most images of a post, more than the app lets anybody post. An import refuses more; a page shows the first ones. */
export const postImagesLimit = 20;

/**
 * What one response of the product server may cost. The site takes a longer or larger one as a failure, so a server that
 * cannot keep them should fail sooner.
 */
export const responseLimits = {
  /** After decompression. A post with its other posts is about 10 kB. */
  maxBytes: 2 * 1024 * 1024,
  /** Milliseconds until the whole body has arrived. */
  timeoutMs: 5000,
};
