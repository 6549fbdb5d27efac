import { encodeStructuredData } from "./encode-structured-data.ts";
import type { StructuredRecord } from "./structured-record.ts";

/** A page's structured data as JSON-LD. At the end of the page: link previews read only its first kilobytes. */
export function StructuredData({ records }: { readonly records: readonly StructuredRecord[] }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without "<", see encodeStructuredData
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: encodeStructuredData(records) }} />
  );
}
