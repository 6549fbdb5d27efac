import type { Route } from "./define-routes.ts";

export interface RouteMatch<Name extends string> {
  readonly name: Name;
  /** Decoded, by the names in the route's path. */
  readonly params: Readonly<Record<string, string>>;
}

interface Node<Name> {
  readonly children: Map<string, Node<Name>>;
  parameter?: Node<Name>;
  /** The route that ends here. */
  name?: Name;
  /** The route that takes all that follows. */
  rest?: Name;
}

/**
 * Creates the function that finds the route of a path: the only place where the server matches paths.
 *
 * @returns a function of a valid path (server/http/request/request-target.ts); one slash at its end is ignored. The
 *   table must have a route for `/*`.
 */
export function createRouteMatcher<Name extends string>(
  routes: Readonly<Record<Name, Pick<Route, "path">>>,
): (path: string) => RouteMatch<Name> {
  const root: Node<Name> = { children: new Map() };
  const paramNames = new Map<Name, readonly string[]>();
  for (const name of Object.keys(routes) as Name[]) {
    const segments = routes[name].path.split("/").filter(Boolean);
    paramNames.set(
      name,
      segments.filter((segment) => segment.startsWith(":")).map((segment) => segment.slice(1)),
    );
    if (segments.at(-1) === "*") add(root, segments.slice(0, -1)).rest = name;
    else add(root, segments).name = name;
  }

  return (path) => {
    const values: string[] = [];
    const name = find(root, path, 1, values);
    if (name === undefined) throw new Error("the table has no route for /*");
    const params: Record<string, string> = {};
    paramNames.get(name)?.forEach((param, index) => {
      const value = values[index] ?? "";
      params[param] = value.includes("%") ? decodeURIComponent(value) : value;
    });
    return { name, params };
  };
}

function add<Name>(root: Node<Name>, segments: readonly string[]): Node<Name> {
  let node = root;
  for (const segment of segments) {
    if (segment.startsWith(":")) {
      node.parameter ??= { children: new Map() };
      node = node.parameter;
    } else {
      const child = node.children.get(segment) ?? { children: new Map() };
      node.children.set(segment, child);
      node = child;
    }
  }
  return node;
}

/**
 * Each segment has two branches at most, and no path of the table has more than a few parameters: the work is bounded.
 *
 * @param start where the next segment begins in the path
 */
function find<Name>(node: Node<Name>, path: string, start: number, values: string[]): Name | undefined {
  if (start >= path.length) {
    if (node.name !== undefined) return node.name;
  } else {
    const slash = path.indexOf("/", start);
    const end = slash < 0 ? path.length : slash;
    const segment = path.slice(start, end);
    const child = node.children.get(segment);
    const exact = child && find(child, path, end + 1, values);
    if (exact !== undefined) return exact;
    if (node.parameter && segment !== "") {
      const depth = values.push(segment);
      const found = find(node.parameter, path, end + 1, values);
      if (found !== undefined) return found;
      values.length = depth - 1;
    }
  }
  return node.rest;
}
