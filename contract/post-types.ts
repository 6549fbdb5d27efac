/**
 * The post types (specification, section 3). The single-post response uses the name, a profile's list the number.
 * A post page labels News and Flows by name, a profile News and Blip; every other type is "other".
 */
export const postTypeNumbers = { News: 1, Flows: 2, Blip: 3, Poll: 4 } as const;

export type PostType = keyof typeof postTypeNumbers;

export const postTypes = Object.keys(postTypeNumbers) as [PostType, ...PostType[]];
