import { brand } from "#brand/brand.ts";
import type { StructuredRecord } from "./structured-data.ts";

/** Where a page stands in the site: the front page first, the page itself last. */
export function breadcrumb(
  origin: string,
  steps: readonly { readonly name: string; readonly path: string }[],
): StructuredRecord {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ name: brand.name, path: "/" }, ...steps].map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: `${origin}${path}`,
    })),
  };
}
