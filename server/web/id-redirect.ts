import { isIdentifier, lowerUuid, readIdentifier } from "#contract/identifiers.ts";
import { matchRoute, routeOf, withoutLastSlash } from "#site/routes.ts";
import type { HttpContext } from "./read-site-request.ts";

/**
 * Redirects a path with trailing characters, or with a UUID in capitals, to its canonical spelling. The id is not looked
 * up.
 *
 * @returns path and query; `undefined` for any other path
 */
export function findIdRedirect({ name, params, path, search }: HttpContext): string | undefined {
  if (name === "not-found") {
    const whole = withoutLastSlash(path);
    const last = whole.lastIndexOf("/") + 1;
    const [named = ""] = /^[\w-]+(?:\.[\w-]+)*/.exec(whole.slice(last)) ?? [];
    const known = whole.slice(0, last) + named;
    return named && known !== whole && matchRoute(known).name !== "not-found" ? known + search : undefined;
  }
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
