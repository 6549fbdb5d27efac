/**
 * The most posts that `GET /api/public/post/{uuid}` returns in `otherDatas` (specification, section 9). The backend
 * never sends more; the site ignores the rest. In a file of its own so that the browser loads it without Zod.
 */
export const otherPostsLimit = 5;
