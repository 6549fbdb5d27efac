/**
 * The kinds of post by the name the single-post answer uses, with the number the profile list uses instead
 * (specification, section 3). Only News, Flows and Blip have labels of their own; the rest is shown as other.
 */
export const postTypeNumbers = { News: 1, Flows: 2, Blip: 3, Poll: 4 } as const;

export type PostType = keyof typeof postTypeNumbers;

export const postTypes = Object.keys(postTypeNumbers) as [PostType, ...PostType[]];
