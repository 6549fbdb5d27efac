/** UTF-16 units of a text, of which a packed page then needs more than one flight: some 2.5 kB of its 13. */
const long = 5000;

/** Id of what is shown of such a post before its text has come. */
export const beforeLongText = "post-type";

/** What a post's page is painted with: all of it, unless that would keep the visitor waiting for a long text. */
export function firstViewOf(text: string | undefined): { readonly firstView?: string } {
  return (text?.length ?? 0) > long ? { firstView: beforeLongText } : {};
}
