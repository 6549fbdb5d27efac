import { isIdentifier, lowerUuid, readIdentifier } from "#contract/identifiers.ts";
import { routeOf } from "#site/routes.ts";
import type { Exchange } from "./read-site-request.ts";

/**
 * Finds where a path leads that ends in an id with something behind it, or has a UUID in capitals: to the same path with
 * the id as it is written. Nobody is asked whether it is known.
 *
 * @returns path and query; `undefined` for any other path
 */
export function findIdRedirect({ name, params, path, search }: Exchange): string | undefined {
  const segments = path.split("/");
  let changed = false;
  for (const [at, segment] of routeOf(name).path.split("/").entries()) {
    const given = segment.startsWith(":") && segment.endsWith("uuid") ? params[segment.slice(1)] : undefined;
    const isLast = routeOf(name).path.endsWith(segment);
    const id = isLast ? readIdentifier(given) : isIdentifier(given) ? lowerUuid(given) : undefined;
    if (id === undefined || id === given) continue;
    segments[at] = id;
    changed = true;
  }
  return changed ? segments.join("/") + search : undefined;
}
