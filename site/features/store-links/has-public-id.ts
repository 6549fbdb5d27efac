import type { KindWithId } from "#site/routes.ts";

/** Written out for browsers, which do not load the table of routes; the type names all of them. */
export function hasPublicId(from: string): from is KindWithId {
  return Object.hasOwn({ post: 1, profile: 1 } satisfies Record<KindWithId, 1>, from);
}
