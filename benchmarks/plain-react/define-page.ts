import type { LoadPage } from "#site/page.ts";

/** Replaces site/define-page.tsx in the bundle of plain-server.tsx: a page is what it loads, without a response. */
export function definePage(load: LoadPage): LoadPage {
  return load;
}
