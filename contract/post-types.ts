/** The post types (specification, section 3): the single-post response has the name, a profile's list the number. */
export const postTypeNumbers = { News: 1, Flows: 2, Blip: 3, Poll: 4 } as const;

export type PostType = keyof typeof postTypeNumbers;

export const postTypes = Object.keys(postTypeNumbers) as [PostType, ...PostType[]];
