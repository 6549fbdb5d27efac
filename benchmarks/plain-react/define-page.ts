import type { LoadPage } from "#site/define-page.tsx";
import type { PageName } from "#site/routes.ts";

/** Replaces site/define-page.tsx in the bundle of plain-server.tsx: a page is what it loads, without a response. */
export function definePage<Name extends PageName>(_name: Name, load: LoadPage<Name>): LoadPage<Name> {
  return load;
}
