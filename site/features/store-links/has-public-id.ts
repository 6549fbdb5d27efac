import type { KindWithId } from "#site/routes.ts";

/** Written out for browsers, which do not load the table of routes; its type names all of them. */
const kindsWithId: Readonly<Record<KindWithId, true>> = { post: true, profile: true };

/** @param from an `Origin`, never a visitor's words */
export function hasPublicId(from: string): from is KindWithId {
  return from in kindsWithId;
}
