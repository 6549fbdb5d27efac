import { brand } from "./brand.ts";

/**
 * A text alone is a paragraph. Texts have links as Markdown has them: `[report form](/report)`. Those that begin with `/`
 * stay on this site.
 */
export type LegalBlock =
  | string
  | { readonly kind: "heading"; readonly id: string; readonly text: string }
  | {
      readonly kind: "list";
      readonly items: readonly string[];
      /** Whether the items are numbered, so that a decision can name one. */
      readonly isNumbered?: boolean;
    }
  | { readonly kind: "terms"; readonly items: Readonly<Record<string, string>> }
  | {
      readonly kind: "table";
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
      /** Whether the first column has names of cookies and the like, which are set as code and never wrapped. */
      readonly ofNames?: boolean;
    };

/** A link to the owner's mailbox. */
export const mail = `[${brand.contactEmail}](mailto:${brand.contactEmail})`;

/** @param id its URL fragment */
export const heading = (id: string, text: string) => ({ kind: "heading", id, text }) as const;

export const list = (...items: readonly string[]) => ({ kind: "list", items }) as const;

/** What each term means. */
export const terms = (items: Readonly<Record<string, string>>) => ({ kind: "terms", items }) as const;
